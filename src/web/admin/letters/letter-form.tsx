import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useQueryClient, useQuery } from "@tanstack/react-query";
import type { Collection } from "#contract/catalogue/collections.ts";
import {
  type MailState,
  type NewLetter,
  newLetterSchema,
  type Letter,
} from "#contract/newsletter/letters.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { formatPeopleCount } from "../formatting/format-people-count.ts";
import { continueFrom, readTyped } from "../forms/continue-from.ts";
import { Form } from "../forms/form.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useAction } from "../use-action.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { formatTimeOrDay } from "../formatting/format-day.ts";
import { useDesk } from "../layout/use-desk.ts";
import { useNow } from "../use-now.ts";
import { LetterFields } from "./letter-fields.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { useStopLetter } from "./use-stop-letter.ts";
import { StopLetter } from "./stop-letter.tsx";
import "./letter-form.css";

const LEAVES_SOON = "It leaves after a minute. Until then you can stop it.";
const SENDING_PUBLISHES =
  "Sending publishes the story so the link works. The letter leaves after a minute. Until then you can stop it.";
const NOT_SENT = "Couldn’t send the letter";

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
      <Form form={form} onSubmit={(event) => void handleSubmit(ask)(event)} prefix="letter">
        <div className="stack-wide letter-parts">
          <div className="stack letter-fields">
            {story?.hasUnsavedChanges && (
              <p className="notice">
                You have unsaved changes. Save them to include them in the letter.{" "}
                <button className="link" onClick={story.onSave} type="button">
                  Save changes
                </button>
              </p>
            )}
            <LetterFields
              chosen={chosen}
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
              {test.isPending ? "Sending…" : story ? "Send me a test" : "Send to myself first"}
            </button>
          </div>
          <LetterPreview body={body} collection={collection} />
        </div>
        <div className="toolbar ruled letter-send">
          <button
            className="btn"
            disabled={isBlocked || mail.readers === 0 || !mail.canSend}
            type="submit"
          >
            {describeSend(story?.collection, mail.readers)}
          </button>
          <button className="btn quiet" onClick={onClose} type="button">
            Cancel
          </button>
          <p className="help">{publishes ? SENDING_PUBLISHES : LEAVES_SOON}</p>
        </div>
      </Form>
      <ConfirmDialog
        cancel="Cancel"
        confirm={send.isPending ? "Sending…" : "Send letter"}
        id="send-letter"
        isPending={send.isPending}
        onConfirm={confirm}
        question={`Send “${asked.letter.subject}” to ${formatPeopleCount(mail.readers)}?`}
        ref={question}
        text={publishes ? SENDING_PUBLISHES : LEAVES_SOON}
      />
    </>
  );
}

function describeSend(story: Collection | undefined, readers: number): string {
  if (!story) return `Send to ${formatPeopleCount(readers)}`;
  return story.isPublished ? "Send letter" : "Publish and send letter";
}

/** Sends a letter to the shop's own address only. */
function useSendTestLetter() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useAction({
    mutationFn: (letter: NewLetter) =>
      callApi<{ to: string }>("POST", "/api/letters/trial", letter),
    onSuccess: ({ to }) => toast({ title: `Sent to ${to}` }),
    onError: (error) => showError(NOT_SENT, error),
    onSettled: () => refetch(client, "/api/mail"),
  });
}

/** Queues a letter to all subscribers; its toast stops it. */
function useSendLetter() {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const stop = useStopLetter();
  return useAction({
    mutationFn: (letter: NewLetter) => callApi<Letter>("POST", "/api/letters", letter),
    onSuccess: async ({ id, waiting }) => {
      toast({
        title: "Your letter is on its way",
        description: `To ${formatPeopleCount(waiting)} in a minute.`,
        action: { label: "Stop", onPress: () => stop.mutate(id) },
      });
      await refetch(client, "/api/letters", "/api/blog-posts");
    },
    onError: (error) => showError(NOT_SENT, error),
  });
}

/** How many get the letter and from whom, what keeps it from leaving, and when the last one was sent. */
function LetterReaders({ mail }: { mail: MailState }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const last = useQuery<Letter[]>({ queryKey: ["/api/letters?limit=1"] }).data?.[0];
  const { readers, from, canSend, failure } = mail;
  if (readers === 0)
    return (
      <p className="muted">
        Nobody has confirmed a subscription yet, so there is no one to send it to.
      </p>
    );
  return (
    <>
      <p className="muted">
        {countReaders(readers)} {from && `It comes from ${from}.`}
        {last && ` Last letter sent ${formatTimeOrDay(last.createdAt, now, timeZone)}.`}
      </p>
      {last && last.waiting > 0 && <StopLetter letter={last} />}
      {!canSend && (
        <p className="notice">
          It isn’t certain that email leaves your shop. Send yourself a test first. {failure}
        </p>
      )}
    </>
  );
}

const countReaders = (count: number) =>
  count === 1
    ? "One person will get this letter."
    : `${formatPeopleCount(count)} will get this letter.`;
