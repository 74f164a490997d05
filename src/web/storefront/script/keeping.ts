import {
  followShortlist,
  MAX_SHORTLISTED,
  readShortlist,
  saveShortlist,
} from "#web/catalog/shortlist/shortlist-store.ts";
import { MESSAGES } from "#web/catalog/shortlist/messages.ts";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { toast } from "./toast.ts";

/** Keeps and removes pieces by their ribbons, and counts them in the header. */
export function handleKeeping(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-keep]");
    if (button) toggleKept(Number(button.dataset["keep"]), button.dataset["name"] ?? "");
  });
  followShortlist(showKept);
  showKept();
}

/** Draws the ribbons of cards and marks what is kept; called for cards that were added, too. */
export function showKept(): void {
  const kept = readShortlist();
  for (const caption of document.querySelectorAll(".tile-caption:not(:has(.keep))")) {
    caption.append(createRibbon(caption.querySelector("h3 a")));
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-keep]")) {
    button.setAttribute("aria-pressed", String(kept.includes(Number(button.dataset["keep"]))));
  }
  const link = document.querySelector<HTMLAnchorElement>("[data-shortlist]");
  if (!link) return;
  link.hidden = kept.length === 0;
  link.href = shortlistPath(kept);
  link.ariaLabel = MESSAGES.list(kept.length);
  link.lastElementChild!.textContent = String(kept.length);
}

function createRibbon(link: HTMLAnchorElement | null): HTMLElement {
  const name = link?.textContent ?? "";
  const button = document.createElement("button");
  button.className = "keep";
  button.type = "button";
  button.ariaLabel = MESSAGES.keepPiece(name);
  Object.assign(button.dataset, { keep: link?.pathname.split("/").at(-1), name });
  const icon = document.querySelector("[data-shortlist] svg")?.cloneNode(true);
  if (icon) button.append(icon);
  return button;
}

function toggleKept(id: number, name: string): void {
  const former = readShortlist();
  if (former.includes(id)) {
    saveShortlist(former.filter((each) => each !== id));
    toast({
      title: MESSAGES.removed,
      description: MESSAGES.removedText(name),
      action: { label: MESSAGES.undo, onPress: () => saveShortlist(former) },
    });
  } else if (former.length >= MAX_SHORTLISTED) {
    toast({ title: MESSAGES.full(MAX_SHORTLISTED), description: MESSAGES.fullText });
  } else {
    saveShortlist([...former, id]);
    toast({
      title: MESSAGES.kept,
      description: MESSAGES.addedText(name),
      action: {
        label: MESSAGES.see(readShortlist().length),
        onPress: () => location.assign(shortlistPath(readShortlist())),
      },
    });
  }
}
