import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { SignInForm } from "../login/sign-in-form.tsx";
import "./sign-in-again.css";

/** The session ended while somebody worked: signing in again here keeps all that was typed. */
export function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const client = useQueryClient();

  useEffect(() => openDialog(dialog), []);

  const signedIn = () => {
    dialog.current?.close();
    onSignedIn();
    void client.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
  };
  return (
    <Dialog className="desk-dialog" id="sign-in-again" ref={dialog} title="You were signed out">
      <p>Sign in here and go on: what you typed is still in its place.</p>
      <SignInForm onSignedIn={signedIn} />
    </Dialog>
  );
}
