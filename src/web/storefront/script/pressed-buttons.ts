import { sharePage } from "#web/ui/share-url.ts";
import { ownMapHref } from "../about/map-href.ts";
import { hasSent } from "../inquiry/sent-inquiries.ts";
import { toast } from "./toast.ts";

/** Buttons and links that do what only a script can: share, print, open the map program of the device. */
export function handlePressedButtons(): void {
  document.addEventListener("click", ({ target }) => {
    const element =
      target instanceof Element &&
      target.closest<HTMLElement>("[data-share], [data-print], [data-map]");
    if (!element) return;
    const { share, title = "", map } = element.dataset;
    if (share !== undefined) void sharePage({ title, url: share }, toast);
    else if (map !== undefined) openOwnMap(element as HTMLAnchorElement, map);
    else print();
  });
  for (const hint of document.querySelectorAll<HTMLElement>("[data-sent-hint]")) {
    const { piece, sentHint = "" } = hint.dataset;
    if (!hasSent(Number(piece))) continue;
    hint.textContent = sentHint;
    hint.dataset["sent"] = "";
  }
}

function openOwnMap(link: HTMLAnchorElement, place: string): void {
  link.href = ownMapHref(place, navigator.userAgent) ?? link.href;
}
