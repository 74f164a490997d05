import { sharePage } from "#web/ui/share-url.ts";
import { ownMapHref } from "../about/map-href.ts";
import { hasSent } from "../inquiry/sent-inquiries.ts";
import { onPress } from "./on-press.ts";
import { toast } from "./toast.ts";

/** Buttons and links that do what only a script can: share, print, open the map program of the device. */
export function handlePressedButtons(): void {
  onPress("[data-share]", ({ dataset: { title = "", share = "" } }) => {
    void sharePage({ title, url: share }, toast);
  });
  onPress("a[data-map]", (link) => {
    link.href = ownMapHref(link.dataset["map"] ?? "", navigator.userAgent) ?? link.href;
  });
  onPress("[data-print]", () => print());
  for (const hint of document.querySelectorAll<HTMLElement>("[data-sent-hint]")) {
    const { piece, sentHint = "" } = hint.dataset;
    if (!hasSent(Number(piece))) continue;
    hint.textContent = sentHint;
    hint.dataset["sent"] = "";
  }
}
