import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import { type MailState, type NewLetter, newLetterSchema } from "#contract/newsletter/letters.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { continueFrom, readTyped } from "../forms/continue-from.ts";
import { LetterFields } from "./letter-fields.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { LetterReaders } from "./letter-readers.tsx";
import { useSendLetter } from "./use-send-letter.ts";
import { useSendTestLetter } from "./use-send-test-letter.ts";
import { MESSAGES } from "./messages.ts";
import "./letter-form.css";

type Props = {
  mail: MailState;
  /** The story that it announces, as it is saved; without one a collection can be chosen. */
  story?: { collection: Collection; hasUnsavedChanges: boolean; onSave: () => void };
  onClose: () => void;
  onSent?: () => void;
};

/** Subject and text beside the letter as it will look, a test to oneself, and a question before it is sent. */
export function LetterForm({ mail, story, onClose, onSent }: Props) {
  const empty = {
    subject: story?.collection.title ?? "",
    body: "",
    collectionId: story?.collection.id ?? null,
  };
  const form = useForm<NewLetter>({
    resolver: zodResolver(newLetterSchema),
    defaultValues: empty,
  });
  const { handleSubmit, control } = form;
  const body = useWatch({ control, name: "body" });
  const [chosen, setChosen] = useState<Collection>();
  const collection = story?.collection ?? chosen;
  const publishes = story !== undefined && !story.collection.isPublished;
  const question = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<{ letter: NewLetter; typed: NewLetter }>({
    letter: empty,
    typed: empty,
  });
  const send = useSendLetter();
  const confirm = () =>
    send.mutate(publishes ? { ...asked.letter, publish: true } : asked.letter, {
      onSuccess: () => {
        continueFrom(form, asked.typed, empty);
        setChosen(undefined);
        onClose();
        onSent?.();
      },
      onSettled: () => question.current?.close(),
    });
  const test = useSendTestLetter();
  const isBlocked = send.isPending || test.isPending || story?.hasUnsavedChanges === true;
  const ask = (letter: NewLetter) => {
    setAsked({ letter, typed: readTyped(form) });
    openDialog(question);
  };
  return (
    <>
      <form noValidate onSubmit={(event) => void handleSubmit(ask)(event)}>
        <div className="letter-parts">
          <div className="letter-fields">
            {story?.hasUnsavedChanges && (
              <p className="notice">
                {MESSAGES.unsaved}{" "}
                <button className="link" onClick={story.onSave} type="button">
                  {MESSAGES.save}
                </button>
              </p>
            )}
            <LetterFields
              chosen={chosen}
              form={form}
              isStory={story !== undefined}
              onChoose={(next) => {
                setChosen(next);
                form.setValue("collectionId", next?.id ?? null);
                if (next && !form.getValues("subject")) form.setValue("subject", next.title);
              }}
            />
            <LetterReaders mail={mail} />
            <button
              className="link"
              disabled={isBlocked}
              onClick={() => void handleSubmit((letter) => test.mutate(letter))()}
              type="button"
            >
              {test.isPending ? MESSAGES.sending : story ? MESSAGES.testStory : MESSAGES.test}
            </button>
          </div>
          <LetterPreview body={body} collection={collection} />
        </div>
        <div className="letter-send">
          <button
            className="btn"
            disabled={isBlocked || mail.readers === 0 || !mail.canSend}
            type="submit"
          >
            {describeSend(story?.collection, mail.readers)}
          </button>
          <button className="btn quiet" onClick={onClose} type="button">
            {MESSAGES.cancel}
          </button>
          <p className="help">{publishes ? MESSAGES.publishes : MESSAGES.leaves}</p>
        </div>
      </form>
      <ConfirmDialog
        cancel={MESSAGES.cancel}
        confirm={send.isPending ? MESSAGES.sending : MESSAGES.send}
        id="send-letter"
        isPending={send.isPending}
        onConfirm={confirm}
        question={MESSAGES.question(asked.letter.subject, mail.readers)}
        ref={question}
        text={publishes ? MESSAGES.publishes : MESSAGES.leaves}
      />
    </>
  );
}

function describeSend(story: Collection | undefined, readers: number): string {
  if (!story) return MESSAGES.sendTo(readers);
  return story.isPublished ? MESSAGES.send : MESSAGES.publishAndSend;
}
