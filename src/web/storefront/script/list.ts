import { FORM_ID, formParams } from "../list/form-params.ts";
import { isPlainPress, showDialog } from "../dialogs.ts";
import { handleShowMore, restoreShown } from "./show-more.ts";
import { onPress } from "./on-press.ts";
import { showKept } from "./keeping.ts";
import { fetchPage } from "./fetch-page.ts";
import { followPictures } from "./near-view.ts";

const PHONE = "(max-width: 767px)";
/** Shorter waits show no loading state, which would only flicker. */
const PENDING_MS = 150;

const findList = (page = document) => page.querySelector<HTMLElement>("main[data-list]");
/** Each list has its form. */
const findForm = () => document.querySelector<HTMLFormElement>(`#${FORM_ID}`)!;

/** The address, without its hash, whose results are shown. */
let shownAddress = location.pathname + location.search;
let loading: AbortController | undefined;

/**
 * Applies filters at once: fetches the document of the new address and swaps what it has of results, chips and
 * counts. A failure follows the link; without scripts each link and form does.
 */
export function handleList(): void {
  if (!findList()) return;
  document.addEventListener("change", ({ target }) => {
    const control = target as HTMLInputElement | HTMLSelectElement;
    // The search field is submitted.
    if (control.form?.id !== FORM_ID || control.name === "search") return;
    applyForm(control);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.id === FORM_ID) applyForm();
    else if (form.matches("[data-list-form]")) applyLink(formAddress(form));
    else return;
    event.preventDefault();
  });
  onPress("a[data-list-link]", (link, event) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    applyLink(link.pathname + link.search);
  });
  onPress("[data-filters]", toggleFilters);
  addEventListener("popstate", () => {
    if (location.pathname + location.search !== shownAddress) void load(location.href, "pop");
  });
  handleShowMore();
  handleSheet();
  void restoreShown();
  // Chosen before this script ran, or restored by the browser with a page that was loaded anew.
  if (isFormDirty()) applyForm();
}

/** Unless the field that is left or submitted holds no price. */
function applyForm(changed?: HTMLInputElement | HTMLSelectElement): void {
  const control = document.activeElement as Partial<HTMLInputElement> | null;
  if (control?.reportValidity?.() === false) return;
  if (changed) keepOnePrice(changed);
  const before = new URLSearchParams(location.search).get("search") ?? "";
  const params = formParams(toParams(findForm()), before);
  void load(location.pathname + (params.size > 0 ? `?${params}` : ""), "push", true);
}

/** A price band ends a range, and a range the band. */
function keepOnePrice({ name }: HTMLInputElement | HTMLSelectElement): void {
  if (!name.startsWith("price")) return;
  const isBand = name === "price";
  for (const field of listFields()) {
    if (!field.name.startsWith("price") || (field.name === "price") === isBand) continue;
    if (field.type === "radio") field.checked = !field.value;
    else field.value = "";
  }
}

const toParams = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)] as [string, string][]);

const formAddress = (form: HTMLFormElement): string =>
  `${new URL(form.action).pathname}?${toParams(form)}`;

const applyLink = (address: string): void => void load(address, "push");

/** Loads the list of an address; one that is asked for meanwhile takes its place. */
async function load(address: string, how: "push" | "pop", isForm = false): Promise<void> {
  loading?.abort();
  const current = new AbortController();
  loading = current;
  // What was submitted is no longer being typed.
  if (isForm) for (const field of listFields()) field.defaultValue = field.value;
  const pending = setTimeout(showPending, PENDING_MS);
  try {
    const next = await fetchPage(address, current.signal);
    if (current.signal.aborted) return;
    swap(next, how);
    copySearch(next);
  } catch (error) {
    if (current.signal.aborted) return;
    reportError(error);
    location.assign(address);
  } finally {
    clearTimeout(pending);
    if (loading === current) setBusy(false);
  }
}

const listFields = () => [...findForm().elements] as HTMLInputElement[];

/** Results that are on their way are skeletons of those that are shown. */
function setBusy(isBusy: boolean): void {
  for (const section of document.querySelectorAll<HTMLElement>(".list-section")) {
    section.ariaBusy = String(isBusy);
    section.inert = isBusy;
  }
}

function showPending(): void {
  setBusy(true);
  for (const part of document.querySelectorAll("[data-swap=summary], [data-swap=show]")) {
    part.textContent = "Loading...";
  }
}

function swap(next: Document, how: "push" | "pop"): void {
  // The canonical address of what was found, whatever order it was asked in.
  const address = findList(next)!.dataset["list"]!;
  const focused = describeFocus();
  if (how === "push" && address !== shownAddress) {
    // The entry of an open sheet becomes the list's, and stays the last one.
    const isSheet = history.state?.isDialog === true;
    history.replaceState(
      isSheet ? null : { ...history.state, scrollY },
      "",
      isSheet ? address : "",
    );
    history.pushState(isSheet ? { isDialog: true } : null, "", address);
  }
  shownAddress = address;
  for (const part of document.querySelectorAll<HTMLElement>("[data-swap]")) {
    const fresh = next.querySelector(`[data-swap="${part.dataset["swap"]}"]`);
    if (fresh) part.replaceChildren(...fresh.childNodes);
  }
  document.title = next.title;
  focused?.()?.focus({ preventScroll: true });
  followPictures(findList()!);
  showKept();
  if (how === "pop") void restoreShown();
  else scrollToSectionTop();
}

/** The search field holds what is left to search for, unless something else is being typed. */
function copySearch(next: Document): void {
  const [field, fresh] = [document, next].map((page) =>
    page.querySelector<HTMLInputElement>(`#${FORM_ID} [name=search]`),
  );
  if (!field || !fresh) return;
  if (!isTyping(field)) field.value = fresh.defaultValue;
  field.defaultValue = fresh.defaultValue;
}

/** How the control that has the focus is found again among those that take its place. */
function describeFocus(): (() => HTMLElement | null) | undefined {
  const control = document.activeElement as HTMLElement | null;
  if (!control?.closest("[data-swap]")) return undefined;
  if (control.id) {
    return () => {
      const fresh = document.querySelector<HTMLElement>(`#${CSS.escape(control.id)}`);
      if (!isTyping(control)) return fresh;
      fresh?.replaceWith(control);
      return control;
    };
  }
  if (!(control instanceof HTMLInputElement)) return () => document.querySelector("[data-filters]");
  const { name, value } = control;
  const selector = `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`;
  return () => document.querySelector(`[data-swap=fields] ${selector}`);
}

/** A text that is being typed is not overwritten. */
const isTyping = (control: Element): boolean =>
  control instanceof HTMLInputElement && control.value !== control.defaultValue;

/** Filters can be changed from the bar at the bottom of a phone: new results are shown from their top. */
function scrollToSectionTop(): void {
  const sections = [...document.querySelectorAll(".list-section")];
  sections.findLast((section) => section.getBoundingClientRect().top < 0)?.scrollIntoView();
}

function isFormDirty(): boolean {
  return listFields().some((control) => {
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some((each) => each.selected !== each.defaultSelected);
    }
    // A price; the search field is submitted.
    if (control.type === "text") return isTyping(control);
    return control.checked !== control.defaultChecked;
  });
}

/** Opens the filters: a drawer in the page, on a phone a sheet, into which the fields move. */
function toggleFilters(): void {
  const drawer = document.querySelector<HTMLElement>("#filter-drawer")!;
  const isOpen = drawer.dataset["open"] === "true";
  if (!isOpen && matchMedia(PHONE).matches) {
    moveFields(".filter-sheet-body");
    showDialog(document.querySelector<HTMLDialogElement>("#filter-sheet")!);
    return;
  }
  drawer.dataset["open"] = String(!isOpen);
  document.querySelector("[data-filters]")?.setAttribute("aria-expanded", String(!isOpen));
}

function handleSheet(): void {
  document
    .querySelector("#filter-sheet")
    ?.addEventListener("close", () => moveFields(".filter-drawer .wrap"));
}

function moveFields(place: string): void {
  const fields = document.querySelector("[data-swap=fields]");
  if (fields) document.querySelector(place)?.prepend(fields);
}
