import type { RefObject } from "react";
import { useFormState } from "react-hook-form";
import { Link } from "react-router";
import type { Collection } from "#contract/catalogue/collections.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { CollectionForm } from "./collection-form.ts";
import { LetterForm } from "../../letters/letter-form.tsx";
import { useMail } from "../../use-mail.ts";

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  /** The story as it is saved: what the letter announces. */
  collection: Collection;
  onSave: () => void;
  onSent: () => void;
};

/** The letter that announces a story. Closing the dialog keeps the typed text. */
export function StoryLetterDialog({ ref, collection, onSave, onSent }: Props) {
  const mail = useMail();
  const { isDirty } = useFormState<CollectionForm>();
  return (
    <Dialog className="letter-dialog" id="story-letter" ref={ref} title="Send as letter">
      {mail?.isSetUp === false && (
        <p className="stack-wide letter-parts">
          <span>
            <Link className="link" to="/admin/settings/mail">
              Set up email
            </Link>{" "}
            to send letters.
          </span>
        </p>
      )}
      {mail?.isSetUp && (
        <LetterForm
          mail={mail}
          onClose={() => ref.current?.close()}
          onSent={onSent}
          story={{ collection, hasUnsavedChanges: isDirty, onSave }}
        />
      )}
    </Dialog>
  );
}
