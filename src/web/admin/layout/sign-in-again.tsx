import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { refetchAfterSignIn } from "../api-client/refetch.ts";
import { SignInForm } from "../login/sign-in-form.tsx";
import { MESSAGES } from "./messages.ts";
import "./sign-in-again.css";

/** Signs in again after the session expired, without leaving the screen and its unsaved forms. */
export function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();

  useEffect(() => openDialog(dialog), []);

  const signedIn = () => {
    dialog.current?.close();
    onSignedIn();
    void refetchAfterSignIn(client);
  };
  return (
    <Dialog
      className="desk-dialog"
      id="sign-in-again"
      ref={dialog}
      title={MESSAGES.signInAgain.title}
    >
      <p>{MESSAGES.signInAgain.text}</p>
      <SignInForm onSignedIn={signedIn} />
    </Dialog>
  );
}
