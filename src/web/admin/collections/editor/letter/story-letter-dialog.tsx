import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { useFormState } from "react-hook-form";
import { Link } from "react-router";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { MailState } from "#contract/newsletter/letters.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { CollectionForm } from "../form/collection-form.ts";
import { LetterForm } from "./letter-form.tsx";
import { MESSAGES } from "./messages.ts";
import "./story-letter-dialog.css";

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  /** The story as it is saved: what the letter announces. */
  collection: Collection;
  onSave: () => void;
  onSent: () => void;
};

/** The letter that announces a story. Closing the dialog keeps the typed text. */
export function StoryLetterDialog({ ref, collection, onSave, onSent }: Props) {
  const mail = useQuery<MailState>({ queryKey: ["/api/mail"] }).data;
  const { isDirty } = useFormState<CollectionForm>();
  return (
    <Dialog className="story-letter" id="story-letter" ref={ref} title={MESSAGES.sendAsLetter}>
      {mail?.isSetUp === false && (
        <p className="story-letter-parts">
          <span>
            <Link className="link" to="/admin/settings/mail">
              {MESSAGES.setUp}
            </Link>{" "}
            {MESSAGES.setUpWhy}
          </span>
        </p>
      )}
      {mail?.isSetUp && (
        <LetterForm
          collection={collection}
          onCancel={() => ref.current?.close()}
          onSave={onSave}
          onSent={onSent}
          hasUnsavedChanges={isDirty}
          readers={mail.readers}
        />
      )}
    </Dialog>
  );
}
