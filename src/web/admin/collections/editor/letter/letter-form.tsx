import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import { type NewLetter, newLetterSchema } from "#contract/newsletter/letters.ts";
import { Field } from "#web/ui/field.tsx";
import { fieldAriaProps } from "../../../forms/field-aria-props.ts";
import { MESSAGES as SENDING } from "../../../letters/messages.ts";
import { useSendLetter } from "../../../letters/use-send-letter.ts";
import { useSendTestLetter } from "../../../letters/use-send-test-letter.ts";
import { LetterPreview } from "./letter-preview.tsx";
import { LetterReaders } from "./letter-readers.tsx";
import { MESSAGES } from "./messages.ts";

type Props = {
  collection: Collection;
  /** How many get it. */
  readers: number;
  hasUnsavedChanges: boolean;
  onSave: () => void;
  onSent: () => void;
  onCancel: () => void;
};

/** Subject and opening lines beside the letter, a test to oneself, and the sending. */
export function LetterForm(props: Props) {
  const { collection, readers, hasUnsavedChanges, onSave, onSent, onCancel } = props;
  const { id, title, isPublished } = collection;
  const form = useForm<NewLetter>({
    resolver: zodResolver(newLetterSchema),
    defaultValues: { subject: title, body: "", collectionId: id },
  });
  const { register, formState, handleSubmit, control } = form;
  const opening = useWatch({ control, name: "body" });
  const send = useSendLetter(onSent);
  const test = useSendTestLetter();
  const isBlocked = send.isPending || test.isPending || hasUnsavedChanges;
  const describe = (name: "subject" | "body", hasHelp = false) => ({
    id: `story-letter-${name}`,
    ...fieldAriaProps(`story-letter-${name}`, formState.errors[name]?.message, hasHelp),
    ...register(name),
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((letter) => send.mutate({ ...letter, publish: !isPublished }))}
    >
      <div className="story-letter-parts">
        <div className="story-letter-fields">
          {hasUnsavedChanges && (
            <p className="notice">
              {MESSAGES.unsaved}{" "}
              <button className="link" onClick={onSave} type="button">
                {MESSAGES.save}
              </button>
            </p>
          )}
          <Field
            error={formState.errors.subject?.message}
            id="story-letter-subject"
            label={MESSAGES.subject}
          >
            <input maxLength={200} type="text" {...describe("subject")} />
          </Field>
          <Field
            error={formState.errors.body?.message}
            help={MESSAGES.openingHelp}
            id="story-letter-body"
            label={MESSAGES.opening}
          >
            <textarea dir="auto" maxLength={20_000} rows={5} {...describe("body", true)} />
          </Field>
          <LetterReaders readers={readers} />
          <button
            className="link"
            disabled={isBlocked}
            onClick={() => void handleSubmit((letter) => test.mutate(letter))()}
            type="button"
          >
            {test.isPending ? SENDING.sending : MESSAGES.sendTest}
          </button>
        </div>
        <LetterPreview collection={collection} opening={opening} />
      </div>
      <div className="story-letter-send">
        <button className="btn" disabled={isBlocked || readers === 0} type="submit">
          {send.isPending ? SENDING.sending : isPublished ? MESSAGES.send : MESSAGES.publishAndSend}
        </button>
        <button className="btn quiet" onClick={onCancel} type="button">
          {MESSAGES.cancel}
        </button>
        <p className="help">{isPublished ? MESSAGES.cannotUnsend : MESSAGES.publishes}</p>
      </div>
    </form>
  );
}
