import { followPicture } from "#web/catalog/pictures/follow-picture.ts";
import { isPlainPress } from "../dialogs.ts";
import { onPress } from "./on-press.ts";

/** How far a finger moves to the side, in pixels, for another photo. */
const SWIPE = 40;

/** Shows the photo of a pressed thumbnail large, and the next or the one before with a swipe. */
export function handleGalleries(): void {
  onPress(".thumbnails a", (link, event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const gallery = link.closest<HTMLElement>(".gallery");
    if (gallery) showPhoto(gallery, linksOf(gallery).indexOf(link as HTMLAnchorElement));
  });
  let start = 0;
  document.addEventListener("pointerdown", ({ clientX }) => (start = clientX));
  // A browser that scrolls or zooms the page takes the pointer away before.
  document.addEventListener("pointerup", ({ target, clientX, pointerType }) => {
    const main = (target as Element).closest(".gallery-main");
    const gallery = main?.closest<HTMLElement>(".gallery");
    const way = start - clientX;
    if (!gallery || pointerType !== "touch" || Math.abs(way) < SWIPE) return;
    const count = linksOf(gallery).length;
    if (count > 0) showPhoto(gallery, (shownPhoto(gallery) + Math.sign(way) + count) % count);
  });
}

const linksOf = (gallery: HTMLElement) => [
  ...gallery.querySelectorAll<HTMLAnchorElement>(".thumbnails a"),
];

/** The index of the photo that a gallery shows large. */
export const shownPhoto = (gallery: HTMLElement): number => Number(gallery.dataset["index"] ?? 0);

/** Shows the photo of an index large, where it has a thumbnail. */
export function showPhoto(gallery: HTMLElement, index: number): void {
  const links = linksOf(gallery);
  const main = gallery.querySelector<HTMLAnchorElement>(".gallery-main");
  const former = main?.querySelector("picture");
  const link = links[index];
  const thumbnail = link?.querySelector("picture");
  gallery.dataset["index"] = String(index);
  if (!main || !former || !link || !thumbnail) return;
  for (const each of links) each.ariaCurrent = each === link ? "true" : null;
  const shown = thumbnail.cloneNode(true) as HTMLElement;
  shown.className = former.className;
  shown.style.setProperty(
    "--view-transition-name",
    former.style.getPropertyValue("--view-transition-name"),
  );
  shown.removeAttribute("data-failed");
  const sizes = former.querySelector("source")?.sizes ?? "";
  for (const source of shown.querySelectorAll("source")) source.sizes = sizes;
  const image = shown.querySelector("img");
  if (image) {
    image.alt = link.dataset["alt"] ?? "";
    image.loading = "eager";
  }
  former.replaceWith(shown);
  followPicture(image);
  main.href = link.href;
  const frame = main.querySelector<HTMLElement>(".picture-frame");
  const color = link
    .querySelector<HTMLElement>(".picture-frame")
    ?.style.getPropertyValue("--placeholder-color");
  frame?.style.setProperty("--placeholder-color", color ?? "");
}
