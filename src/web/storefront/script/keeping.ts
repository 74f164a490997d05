import {
  followShortlist,
  MAX_SHORTLISTED,
  readShortlist,
  saveShortlist,
} from "#web/catalog/shortlist/shortlist-store.ts";
import { shortlistPath } from "#web/catalog/shortlist/shortlist-path.ts";
import { whenNear } from "./near-view.ts";
import { onPress } from "./on-press.ts";
import { createElement } from "#web/ui/create-element.ts";
import { toast } from "./toast.ts";

/** Keeps and removes pieces by their ribbons, and counts them in the header. */
export function handleKeeping(): void {
  onPress("[data-keep]", ({ dataset }) =>
    toggleKept(Number(dataset["keep"]), dataset["name"] ?? ""),
  );
  followShortlist(showKept);
  showKept();
}

/** Draws the ribbons of cards and marks what is kept; called for cards that were added, too. */
export function showKept(): void {
  const kept = readShortlist();
  for (const caption of document.querySelectorAll(".tile-caption:not(:has(.keep))")) {
    whenNear(caption, () => caption.append(createRibbon(caption.querySelector("h3 a"))));
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-keep]")) mark(button, kept);
  const link = document.querySelector<HTMLAnchorElement>("[data-shortlist]");
  if (!link) return;
  link.hidden = kept.length === 0;
  link.href = shortlistPath(kept);
  link.ariaLabel = `Kept pieces, ${kept.length}`;
  link.lastElementChild!.textContent = String(kept.length);
}

const mark = (button: HTMLElement, kept: readonly number[]) => {
  button.ariaPressed = String(kept.includes(Number(button.dataset["keep"])));
};

function createRibbon(link: HTMLAnchorElement | null): HTMLElement {
  const name = link?.textContent ?? "";
  const icon = document.querySelector("[data-shortlist] svg")?.cloneNode(true);
  const button = createElement("button", "keep", icon ?? "");
  button.ariaLabel = `Keep ${name}`;
  Object.assign(button.dataset, { keep: link?.pathname.split("/").at(-1), name });
  mark(button, readShortlist());
  return button;
}

function toggleKept(id: number, name: string): void {
  const former = readShortlist();
  if (former.includes(id)) {
    saveShortlist(former.filter((each) => each !== id));
    toast({
      title: "Removed",
      description: `${name} is no longer kept.`,
      action: { label: "Undo", onPress: () => saveShortlist(former) },
    });
  } else if (former.length >= MAX_SHORTLISTED) {
    toast({ title: `You can keep ${MAX_SHORTLISTED} pieces`, description: "Remove one first." });
  } else {
    saveShortlist([...former, id]);
    toast({
      title: "Kept",
      description: `${name} is in your kept pieces.`,
      action: {
        label: nameLink(readShortlist().length),
        onPress: () => location.assign(shortlistPath(readShortlist())),
      },
    });
  }
}

const nameLink = (count: number) => (count === 1 ? "See it" : `See all ${count}`);
