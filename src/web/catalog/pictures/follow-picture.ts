import { createElement } from "#web/ui/create-element.ts";
import { truncateTitle } from "../text/truncate-title.ts";

/** A word that comes sooner is gone before it is read. */
const SLOW_MS = 500;

/**
 * Follows an image until it has loaded or failed: `data-loading` on it, "Loading..." in its frame where it takes long,
 * and `data-failed` on its picture, in whose place the style sheet shows the fallback; on a card, one that is made of
 * its title. Without scripts nothing is hidden. As the ref of an image, and for those of a document.
 */
export function followPicture(image: HTMLImageElement | null): void {
  const picture = image?.parentElement;
  if (!image || !picture) return;
  if (image.complete) {
    // It was broken before any script ran.
    if (image.naturalWidth === 0) fail(image, picture);
    return;
  }
  const word = createElement("span", "picture-loading", "Loading...");
  const slow = setTimeout(() => image.closest(".picture-frame")?.append(word), SLOW_MS);
  const end = () => {
    image.removeAttribute("data-loading");
    clearTimeout(slow);
    word.remove();
  };
  image.setAttribute("data-loading", "");
  image.addEventListener("load", end, { once: true });
  image.addEventListener("error", () => (end(), fail(image, picture)), { once: true });
}

function fail(image: HTMLImageElement, picture: HTMLElement): void {
  picture.setAttribute("data-failed", "");
  const title = image.closest(".tile, .catalog-card")?.querySelector("h3")?.textContent;
  if (title) picture.after(createPlaceholder(title));
  reportError(new Error(`A picture did not load: ${image.src}`));
}

/** What PicturePlaceholder renders for a card without a picture. */
function createPlaceholder(title: string): Element {
  const site = document.querySelector<HTMLMetaElement>("meta[property='og:site_name']");
  return createElement(
    "span",
    "picture-placeholder",
    createElement("b", "", truncateTitle(title)),
    createElement("small", "", `${site?.content ?? ""} Jewelry`.trim()),
  );
}
