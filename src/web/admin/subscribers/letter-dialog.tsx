import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import { type MailState, type NewLetter, newLetterSchema } from "#contract/newsletter/letters.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { continueFrom, readTyped } from "../forms/continue-from.ts";
import { fieldAriaProps } from "../forms/field-aria-props.ts";
import { MESSAGES as SENDING } from "../letters/messages.ts";
import { useSendLetter } from "../letters/use-send-letter.ts";
import { useSendTestLetter } from "../letters/use-send-test-letter.ts";
import { MESSAGES } from "./messages.ts";
import "./letter-dialog.css";

type Props = { ref: RefObject<HTMLDialogElement | null>; mail: MailState };

const EMPTY = { subject: "", body: "", collectionId: null };

/** Writes a letter to all subscribers. Closing the dialog keeps the typed text. */
export function LetterDialog({ ref, mail }: Props) {
  const form = useForm<NewLetter>({ resolver: zodResolver(newLetterSchema), defaultValues: EMPTY });
  const { register, formState, handleSubmit, setValue, getValues, control } = form;
  const collectionId = useWatch({ control, name: "collectionId" });
  const collections = useQuery<Collection[]>({ queryKey: ["/api/blog-posts?isPublished=true"] });
  const choices = collections.data ?? [];
  const sent = useRef<NewLetter>(EMPTY);
  const send = useSendLetter(() => {
    continueFrom(form, sent.current, EMPTY);
    ref.current?.close();
  });
  const test = useSendTestLetter();
  const chooseCollection = (id: number | null) => {
    setValue("collectionId", id);
    const chosen = choices.find((collection) => collection.id === id);
    if (chosen && !getValues("subject")) setValue("subject", chosen.title);
  };
  const describe = (name: "subject" | "body") => {
    const error = formState.errors[name]?.message;
    return {
      error,
      control: {
        id: `letter-${name}`,
        ...fieldAriaProps(`letter-${name}`, error),
        ...register(name),
      },
    };
  };
  const [subject, body] = [describe("subject"), describe("body")];
  const submit = (letter: NewLetter) => {
    sent.current = readTyped(form);
    send.mutate(letter);
  };
  const isBusy = send.isPending || test.isPending;
  return (
    <Dialog id="letter" title={MESSAGES.write} className="letter" ref={ref}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Field
          id="letter-collection"
          label={MESSAGES.letter.collection}
          help={MESSAGES.letter.collectionHelp}
        >
          <select
            id="letter-collection"
            aria-describedby="letter-collection-help"
            value={collectionId ?? ""}
            onChange={({ target }) => chooseCollection(Number(target.value) || null)}
          >
            <option value="">{MESSAGES.letter.none}</option>
            {choices.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </Field>
        <Field id="letter-subject" label={MESSAGES.letter.subject} error={subject.error}>
          <input maxLength={200} type="text" {...subject.control} />
        </Field>
        <Field id="letter-body" label={MESSAGES.letter.body} error={body.error}>
          <textarea dir="auto" rows={10} {...body.control} />
        </Field>
        <p className="help">{MESSAGES.letter.from(mail.from ?? "")}</p>
        <div className="letter-send">
          <button className="btn" type="submit" disabled={isBusy}>
            {send.isPending ? SENDING.sending : MESSAGES.letter.send(mail.readers)}
          </button>
          <button
            className="btn quiet"
            type="button"
            disabled={isBusy}
            onClick={() => void handleSubmit((letter) => test.mutate(letter))()}
          >
            {test.isPending ? SENDING.sending : MESSAGES.letter.sendTest}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
