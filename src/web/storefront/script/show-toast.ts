import { keepPlaced } from "#web/ui/place-toast.ts";
import {
  CLOSE,
  type Toast,
  type ToastAction,
  type ToastOptions,
  ToastStore,
} from "#web/ui/toast-store.ts";
import { createElement } from "#web/ui/create-element.ts";

const store = new ToastStore();
let shownId: number | undefined;
let stopPlacing: (() => void) | undefined;
let focusBefore: HTMLElement | null = null;

/** Shows a message; one at a time, for 5 seconds. */
export function showToast(options: ToastOptions): void {
  if (shownId === undefined) {
    store.subscribe(render);
    // It is not there again when the page comes back from the back/forward cache.
    addEventListener("pagehide", store.dismiss);
  }
  store.show(options);
}

function render(): void {
  const region = document.querySelector<HTMLElement>("#toaster");
  const shown = store.current();
  if (!region) return;
  if (shown?.open && shown.id === shownId) return;
  for (const live of region.children) live.replaceChildren();
  // A popover, since the top layer is above dialogs and backdrops; shown anew, above what was opened since.
  if (region.matches(":popover-open")) region.hidePopover();
  shownId = shown?.id ?? 0;
  stopPlacing?.();
  if (!shown?.open) return;
  region.showPopover();
  const isDestructive = shown.variant === "destructive";
  region.children[isDestructive ? 1 : 0]?.append(createMessage(shown));
  stopPlacing = keepPlaced(region);
}

function createMessage({ title, description, variant = "default", action }: Toast): HTMLElement {
  const words = createElement("span", "", createElement("b", "", title));
  if (description) words.append(createElement("small", "", description));
  const box = createElement("span", "toast", words, ...[action ?? CLOSE].flat().map(createButton));
  box.dataset["variant"] = variant;
  // The timer stands still while the toast is hovered or focused.
  box.addEventListener("pointerenter", ({ pointerType }) => {
    // After a tap nothing says that the finger left.
    if (pointerType !== "touch") store.pause();
  });
  box.addEventListener("focusin", ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !box.contains(relatedTarget)) {
      focusBefore = relatedTarget;
    }
    store.pause();
  });
  const resume = () => {
    if (!box.matches(":hover, :focus-within")) store.resume();
  };
  box.addEventListener("pointerleave", resume);
  box.addEventListener("focusout", () => queueMicrotask(resume));
  return box;
}

function createButton({ label, onPress }: ToastAction): HTMLElement {
  const button = createElement("button", "", label);
  button.addEventListener("click", () => {
    store.dismiss();
    focusBefore?.focus();
    onPress();
  });
  return button;
}
