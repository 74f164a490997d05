import { readStored, writeStored } from "#web/ui/browser-storage.ts";
import { isPlainPress } from "../dialogs.ts";
import { whenNear } from "./near-view.ts";
import { onPress } from "./on-press.ts";
import type * as mounting from "./mount-island.ts";

const FILES = import.meta.glob<mounting.IslandModule>("../*/*.island.tsx");

const loadFile = (name: string) => {
  const load = FILES[`../${name}/${name}.island.tsx`];
  if (!load) throw new Error(`There is no island ${name}.`);
  return load();
};

const load = async (island: HTMLElement) => {
  const name = island.dataset["island"] ?? "";
  const [mount, component] = await Promise.all([import("./mount-island.ts"), loadFile(name)]);
  return { mount, component };
};

const islandOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;

/** Those that wait for their code, or are open. */
const busy = new WeakSet<HTMLElement>();

/**
 * Opens the islands of the page: by a press of their link, by the focus in their field, or as soon as they are in
 * view. Their code is loaded when a press is near. Where it cannot be loaded, the link or form beneath works.
 */
export function handleIslands(): void {
  for (const sign of ["pointerdown", "pointerover", "focusin"]) {
    document.addEventListener(sign, warm, { passive: true });
  }
  onPress("a[data-open]", openPressed);
  document.addEventListener("focusin", openFocused);
  hydrateVisible();
}

function warm(event: Event): void {
  const island = islandOf(event);
  const isNear = event.target instanceof Element && event.target.closest("[data-open], input");
  // What fails is loaded again by the press, which says so.
  if (island && isNear) load(island).catch(() => undefined);
}

function openPressed(link: HTMLAnchorElement, event: MouseEvent): void {
  const island = link.closest<HTMLElement>("[data-island]");
  if (!island || event.defaultPrevented || !isPlainPress(event)) return;
  event.preventDefault();
  if (busy.has(island)) return;
  busy.add(island);
  // A press that has to wait shows it.
  link.setAttribute("aria-busy", "true");
  load(island)
    .then(({ mount, component }) => mount.open(island, component, link, () => busy.delete(island)))
    .catch((error: unknown) => {
      busy.delete(island);
      follow(link, error);
    })
    .finally(() => link.removeAttribute("aria-busy"));
}

/** After an update, whose files have other names, the page is loaded anew, once; then the plain way. */
function follow({ href }: HTMLAnchorElement, error: unknown): void {
  reportError(error);
  if (navigator.onLine && !hasReloaded()) location.reload();
  else location.assign(href);
}

/** Whether this page was loaded anew already; true where that cannot be remembered. */
function hasReloaded(): boolean {
  const key = `reloaded:${location.pathname}`;
  return readStored("sessionStorage", key) !== null || !writeStored("sessionStorage", key, "1");
}

function openFocused(event: FocusEvent): void {
  const island = islandOf(event);
  const field = event.target;
  if (island?.dataset["on"] !== "focus" || !(field instanceof HTMLElement) || busy.has(island))
    return;
  busy.add(island);
  load(island).then(
    ({ mount, component }) => mount.open(island, component, field),
    // The field works without suggestions.
    () => busy.delete(island),
  );
}

function hydrateVisible(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-on=visible]")) {
    // Neither an island nor its place has a box of its own.
    const box = island.firstElementChild?.firstElementChild;
    if (!box) continue;
    whenNear(box, () =>
      load(island).then(({ mount, component }) => mount.hydrate(island, component), reportError),
    );
  }
}
