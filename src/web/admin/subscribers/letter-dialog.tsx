import type { RefObject } from "react";
import type { MailState } from "#contract/newsletter/letters.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { LetterForm } from "../letters/letter-form.tsx";
import { MESSAGES } from "./messages.ts";

type Props = { ref: RefObject<HTMLDialogElement | null>; mail: MailState };

/** Writes a letter to all subscribers. Closing the dialog keeps the typed text. */
export const LetterDialog = ({ ref, mail }: Props) => (
  <Dialog className="letter-dialog" id="letter" ref={ref} title={MESSAGES.write}>
    <LetterForm mail={mail} onClose={() => ref.current?.close()} />
  </Dialog>
);
