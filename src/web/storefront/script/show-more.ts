import { fetchPage } from "./fetch-page.ts";
import { followPictures } from "./near-view.ts";
import { onPress } from "./on-press.ts";
import { showKept } from "./keeping.ts";
import { isPlainPress } from "../dialogs.ts";
import { describeRange, describeShown } from "../list/describe-range.ts";
import type { SectionName } from "../list/list-data.ts";

/** What the history keeps of a list beside its address. */
export type ListState = {
  /** The last page of each section that "Show more" has added. */
  shown?: Record<string, number>;
  scrollY?: number;
};

const readState = (): ListState => (history.state as ListState | null) ?? {};

/** Adds the next page of a section to what is shown; the address stays. Without scripts the link leads to that page. */
export function handleShowMore(): void {
  onPress("a[data-show-more]", (link, event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (link.ariaBusy !== "true") void showMore(link);
  });
}

async function showMore(link: HTMLAnchorElement): Promise<void> {
  const name = link.dataset["showMore"] as SectionName;
  link.ariaBusy = "true";
  link.textContent = "Loading...";
  try {
    const added = await appendPage(name, link.href);
    // To the first that was added, without scrolling.
    added?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
    const page = Number(new URL(link.href).searchParams.get("page"));
    history.replaceState({ ...readState(), shown: { ...readState().shown, [name]: page } }, "");
  } catch (error) {
    reportError(error);
    location.assign(link.href);
  }
}

/** Fetches the document of a page and adds its items. @returns the first item that is new */
async function appendPage(name: SectionName, href: string): Promise<Element | undefined> {
  const next = await fetchPage(href);
  const section = document.querySelector(`#${name}`);
  const fresh = next.querySelector(`#${name}`);
  const [items, more] = [itemsOf(section), section?.querySelector<HTMLElement>(".show-more")];
  const freshMore = fresh?.querySelector<HTMLElement>(".show-more");
  const last = items.at(-1);
  if (!section || !last || !more || !freshMore) throw new Error("The next page has no items.");
  // The list may have changed between two pages.
  const shown = new Set(items.map(hrefOf));
  const added = itemsOf(fresh).filter((item) => !shown.has(hrefOf(item)));
  last.after(...added);
  const from = Number(more.dataset["from"]);
  const label = describeRange(
    name,
    from,
    from + items.length + added.length - 1,
    Number(freshMore.dataset["total"]),
  );
  countShown(freshMore, { from, count: items.length + added.length, label });
  more.replaceWith(freshMore);
  const range = section.querySelector("[data-range]");
  if (range) range.textContent = label;
  for (const item of added) followPictures(item);
  showKept();
  return added[0];
}

const itemsOf = (section: ParentNode | null | undefined): Element[] => [
  ...(section?.querySelectorAll(".tile-grid > .tile, .card-row > li") ?? []),
];

const hrefOf = (item: Element): string | null | undefined =>
  item.querySelector("h3 a")?.getAttribute("href");

function countShown(
  more: HTMLElement,
  { from, count, label }: { from: number; count: number; label: string },
): void {
  more.dataset["from"] = String(from);
  const meter = more.querySelector("meter");
  if (meter) {
    meter.value = count;
    meter.textContent = label;
    meter.parentElement?.style.setProperty("--at", `${(100 * count) / meter.max}%`);
  }
  const output = more.querySelector("output");
  if (output) output.textContent = describeShown(label);
}

/** Shows what was shown when the page was left, where the browser has not kept it: pages that were added, and the place. */
export async function restoreShown(): Promise<void> {
  const { shown, scrollY } = readState();
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!shown || entry?.type === "navigate") return;
  for (const [name, last] of Object.entries(shown)) {
    let link = nextLink(name);
    while (link && Number(new URL(link.href).searchParams.get("page")) <= last) {
      await appendPage(name as SectionName, link.href);
      link = nextLink(name);
    }
  }
  if (scrollY !== undefined) scrollTo(0, scrollY);
}

const nextLink = (name: string) =>
  document.querySelector<HTMLAnchorElement>(`[data-show-more="${name}"]`);
