import { useEffect, useRef } from "react";
import type { Invitation } from "#contract/access/people.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { CopyButton } from "../../copy-button.tsx";
import { PEOPLE_WORDS } from "./messages.ts";

const words = PEOPLE_WORDS.link;

/** Shows an invitation's link, once. */
export function InvitationDialog({
  invitation,
  onClose,
}: {
  invitation: Invitation;
  onClose: () => void;
}) {
  const { username, email, mailed, inviteUrl } = invitation;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => openDialog(dialog), []);
  return (
    <Dialog
      className="desk-dialog"
      id="invitation"
      onClose={onClose}
      ref={dialog}
      title={words.title(username)}
    >
      <p>{mailed && email ? words.mailed(email) : words.notMailed}</p>
      <div className="people-invitation">
        <input aria-label={words.label} readOnly value={inviteUrl} />
        <CopyButton label={words.copy} name={words.copyName} text={inviteUrl} />
      </div>
      <p className="muted">{words.once}</p>
      <div className="desk-dialog-buttons">
        <button className="btn" onClick={() => dialog.current?.close()} type="button">
          {words.done}
        </button>
      </div>
    </Dialog>
  );
}
