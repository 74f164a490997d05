import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { refetchAfterSignIn } from "../api-client/refetch.ts";
import { SignInForm } from "../login/sign-in-form.tsx";
import "./sign-in-again.css";

/**
 * Signs in again after the session expired, without leaving the screen and its unsaved forms. It stays until that is
 * done: every call fails before.
 */
export function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = useRef(false);
  const client = useQueryClient();

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const open = () => {
      // A modal dialog would close the popover, and what is typed in it would be lost.
      if (!document.querySelector("[popover='auto']:popover-open")) openDialog(dialog);
    };
    open();
    document.addEventListener("toggle", open, options);
    // Else the dialogs beneath would be closed.
    const keepDialogs = (event: KeyboardEvent) => {
      if (event.key === "Escape" && dialog.current?.open) event.preventDefault();
    };
    document.addEventListener("keydown", keepDialogs, options);
    return () => listening.abort();
  }, []);

  const signedIn = () => {
    isDone.current = true;
    dialog.current?.close();
    onSignedIn();
    void refetchAfterSignIn(client);
  };
  return (
    <Dialog
      className="desk-dialog"
      id="sign-in-again"
      isRequired
      // Browsers without closedby close it on Escape.
      onClose={() => !isDone.current && openDialog(dialog)}
      ref={dialog}
      title="You were signed out"
    >
      <p>Sign in to continue. What you typed is still here.</p>
      <SignInForm onSignedIn={signedIn} />
    </Dialog>
  );
}
