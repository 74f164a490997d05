import { closeOnPressOutside } from "#web/ui/close-on-press-outside.ts";
import { onRestored } from "#web/ui/on-restored.ts";

/** What the entry of the history that is shown says: that it is an open dialog's. */
type EntryState = { isDialog?: true } | null;

const readState = (): EntryState => history.state as EntryState;

/** Closes the dialog that is open. */
let closeOpened: (() => void) | null = null;
/** Whether the entry of a closed dialog is being left. */
let isLeaving = false;

/**
 * Opens the dialogs of the page's buttons, and closes them by a press outside and by the Back button, in every
 * browser.
 */
export function handleDialogs(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLButtonElement>("button[commandfor]");
    const dialog = button && document.querySelector(`#${button.getAttribute("commandfor")}`);
    if (dialog instanceof HTMLDialogElement) {
      event.preventDefault();
      if (button?.getAttribute("command") === "close") dialog.close();
      else showDialog(dialog);
    } else followFromDialog(event);
  });
  closeOnPressOutside();
  addEventListener("popstate", (event) => {
    if ((event.state as EntryState)?.isDialog) return;
    // One that was opened meanwhile needs an entry of its own.
    if (isLeaving && closeOpened) enterDialog();
    else closeOpened?.();
    isLeaving = false;
  });
  // A page that was left by a link of its dialog comes back without it.
  onRestored(() => {
    isLeaving = false;
    closeOpened?.();
  });
}

/** Opens a dialog that the Back button closes too. */
export function showDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.showModal();
  closeOnBack(dialog, () => dialog.close());
}

/**
 * Adds an entry to the history for an open dialog: leaving it by Back closes the dialog, and closing the dialog
 * otherwise leaves it.
 */
export function closeOnBack(dialog: HTMLDialogElement, close: () => void): void {
  closeOpened = close;
  if (!readState()?.isDialog) enterDialog();
  dialog.addEventListener(
    "close",
    () => {
      closeOpened = null;
      if (!readState()?.isDialog) return;
      isLeaving = true;
      history.back();
    },
    { once: true },
  );
}

const enterDialog = () => history.pushState({ ...history.state, isDialog: true }, "");

/** A link in a dialog takes the dialog's place in the history: Back leads to the page without it. */
function followFromDialog(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("dialog[open] a[href]");
  if (!link || event.defaultPrevented || !isPlainPress(event) || !readState()?.isDialog) return;
  if (link.origin !== location.origin || link.target) return;
  event.preventDefault();
  location.replace(link.href);
}

/** Not one that opens another tab or window, or saves the link. */
export const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
