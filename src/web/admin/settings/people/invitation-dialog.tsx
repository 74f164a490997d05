import { useEffect, useRef } from "react";
import type { Invitation } from "#contract/access/people.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { CopyButton } from "../../copy-button.tsx";

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
      title={`Invitation for ${username}`}
    >
      <p>
        {mailed && email
          ? `We sent this link to ${email}. You can also pass it on yourself.`
          : "It wasn’t emailed. Send them this link yourself."}
      </p>
      <div className="people-invitation">
        <input aria-label="Link" readOnly value={inviteUrl} />
        <CopyButton label="Copy" name="the link" text={inviteUrl} />
      </div>
      <p className="muted">It works once, for 7 days, and is shown only now.</p>
      <div className="desk-dialog-buttons">
        <button className="btn" onClick={() => dialog.current?.close()} type="button">
          Done
        </button>
      </div>
    </Dialog>
  );
}
