import { type RefObject, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { openDialog } from "#web/ui/dialog.tsx";

type DialogRef = RefObject<HTMLDialogElement | null>;

/** What the router keeps in a history entry, and whether the entry represents an open dialog. */
type EntryState = { key?: string; isDialog?: true } | null;

/** The dialog that the Back button closes, and the page that it is open on. */
let opened: { key: string | undefined; close: () => void } | null = null;
/** The key of the history entry that is shown or loading. */
let shownKey: string | undefined;
/** Whether the entry of a closed dialog is being left. */
let isLeaving = false;

const readState = (): EntryState => history.state as EntryState;

/** Opens a dialog that the Back button closes too. */
export function showDialog(ref: DialogRef): void {
  openDialog(ref);
  if (ref.current) closeOnBack(ref.current);
}

/** Goes on closing the dialog by Back when a navigation leaves it open. */
export function useCloseOnBack(ref: DialogRef): void {
  const { key } = useLocation();
  // With what is drawn: a Back that came before it would leave the page and not the dialog.
  useLayoutEffect(() => {
    // So the router calls an entry without a key.
    shownKey = key === "default" ? undefined : key;
    if (ref.current?.open) closeOnBack(ref.current);
  }, [key, ref]);
}

/**
 * Adds a history entry for an open dialog, a copy of the page's: leaving it by Back closes the dialog, and
 * closing the dialog otherwise leaves it. The router sees neither, since the page stays.
 */
export function closeOnBack(dialog: HTMLDialogElement, close = () => dialog.close()): void {
  const state = readState();
  opened = { key: state?.key, close };
  if (state?.isDialog) return;
  history.pushState({ ...state, isDialog: true }, "");
  dialog.addEventListener("close", leaveEntry, { once: true });
}

function leaveEntry(): void {
  opened = null;
  // A navigation that closes the dialog has an entry of its own already.
  if (!readState()?.isDialog) return;
  isLeaving = true;
  history.back();
}

function handlePop(event: PopStateEvent): void {
  const state = event.state as EntryState;
  if (isLeaving) {
    event.stopImmediatePropagation();
    isLeaving = state?.isDialog === true;
    // A navigation was faster, and has been left instead.
    if (isLeaving) history.forward();
  } else if (state?.isDialog) {
    // Its dialog is closed: on in the same direction.
    event.stopImmediatePropagation();
    history.go(state.key === shownKey ? 1 : -1);
  } else if (opened && opened.key === state?.key) {
    event.stopImmediatePropagation();
    opened.close();
  } else {
    shownKey = state?.key;
  }
}

// Before the router's listener.
if (!import.meta.env.SSR) addEventListener("popstate", handlePop, { capture: true });
