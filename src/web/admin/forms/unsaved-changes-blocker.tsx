import { useEffect, useRef } from "react";
import { NavigationType, useBlocker } from "react-router";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useHasUnsavedChanges } from "./use-unsaved-changes.ts";

/** Asks before leaving a screen with unsaved changes. Rendered once for all forms. */
export function UnsavedChangesBlocker() {
  const hasUnsaved = useHasUnsavedChanges();
  const dialog = useRef<HTMLDialogElement>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      hasUnsaved &&
      (currentLocation.pathname !== nextLocation.pathname ||
        // Back closes a panel; the panel's own buttons ask themselves.
        (historyAction === NavigationType.Pop &&
          panelOf(currentLocation) !== panelOf(nextLocation))),
  );
  const isBlocked = blocker.state === "blocked";

  useEffect(() => {
    if (isBlocked) openDialog(dialog);
  }, [isBlocked]);

  useEffect(() => {
    if (!hasUnsaved) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", preventUnload);
    return () => window.removeEventListener("beforeunload", preventUnload);
  }, [hasUnsaved]);

  return (
    <Dialog
      id="leave"
      title="Leave without saving?"
      className="desk-dialog"
      ref={dialog}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
    >
      <p>You haven’t saved your changes on this screen.</p>
      <div className="desk-dialog-buttons">
        <button className="btn" type="button" onClick={() => dialog.current?.close()}>
          Stay here
        </button>
        <button
          className="btn quiet"
          type="button"
          onClick={() => blocker.state === "blocked" && blocker.proceed()}
        >
          Leave
        </button>
      </div>
    </Dialog>
  );
}

const panelOf = ({ search }: { search: string }) => new URLSearchParams(search).get("edit");
