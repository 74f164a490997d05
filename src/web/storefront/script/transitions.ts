/** The pages that cards lead to, by the first part of their path. */
const KINDS: Record<string, { picture: string; heading: string }> = {
  products: { picture: "piece-picture", heading: "piece-name" },
  collections: { picture: "collection-picture", heading: "collection-title" },
};

/**
 * Names the photo and the heading of the card that leads to the next page, or that stands for the page before, so
 * that they grow into those of the page (cross-document view transitions). A page names its own in its markup.
 */
export function nameTransitions(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) =>
    nameCard(activation?.entry?.url, viewTransition),
  );
  addEventListener("pagereveal", ({ viewTransition }) =>
    nameCard((window as Partial<Window>).navigation?.activation?.from?.url, viewTransition),
  );
}

function nameCard(address: string | null | undefined, transition: ViewTransition | null): void {
  // It is skipped where the other page has none, or is shown before it could begin.
  transition?.ready.catch(() => undefined);
  if (!address || !transition) return;
  const { pathname } = new URL(address);
  const [, kind = "", id = ""] = pathname.split("/");
  const names = KINDS[kind];
  const link = document.querySelector(`h3 > a[href="${CSS.escape(pathname)}"]`);
  const picture = link?.closest(".tile, .catalog-card")?.querySelector(".photo");
  if (!names) return;
  name(picture, `${names.picture}-${id}`, transition);
  name(link?.parentElement, `${names.heading}-${id}`, transition);
}

function name(element: Element | null | undefined, name: string, transition: ViewTransition): void {
  if (!(element instanceof HTMLElement)) return;
  element.style.setProperty("view-transition-name", name);
  const end = () => element.style.removeProperty("view-transition-name");
  void transition.finished.then(end, end);
}
