import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import {
  type Letter,
  type MailState,
  type NewLetter,
  newLetterSchema,
} from "#contract/newsletter/letters.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../api-client/call-api.ts";
import { refetch } from "../api-client/refetch.ts";
import { useErrorToast } from "../use-error-toast.ts";
import { fieldAriaProps } from "../forms/field-aria-props.ts";
import { MESSAGES } from "./messages.ts";
import "./letter-dialog.css";

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  mail: MailState;
  /** The id of the collection that a new letter announces; null for none. */
  announced: number | null;
};

const EMPTY = { subject: "", body: "", collectionId: null };

/** Writes a letter to all subscribers. Closing the dialog keeps the typed text. */
export function LetterDialog({ ref, mail, announced }: Props) {
  const form = useForm<NewLetter>({ resolver: zodResolver(newLetterSchema), defaultValues: EMPTY });
  const { register, formState, handleSubmit, setValue, getValues, control } = form;
  const collectionId = useWatch({ control, name: "collectionId" });
  const collections = useQuery<Collection[]>({ queryKey: ["/api/blog-posts?isPublished=true"] });
  const draft = useDraft(announced);
  const choices = [...(draft ? [draft] : []), ...(collections.data ?? [])];
  const isDraft = draft !== undefined && draft.id === collectionId;
  const send = useSend(() => {
    form.reset(EMPTY);
    ref.current?.close();
  });
  const test = useSendTest();
  const chooseCollection = (id: number | null) => {
    setValue("collectionId", id);
    const chosen = choices.find((collection) => collection.id === id);
    if (chosen && !getValues("subject")) setValue("subject", chosen.title);
  };
  const isLoaded = choices.some(({ id }) => id === announced);
  const announce = useEffectEvent(chooseCollection);
  useEffect(() => {
    if (isLoaded && announced !== null) announce(announced);
  }, [isLoaded, announced]);
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
  const isBusy = send.isPending || test.isPending;
  return (
    <Dialog id="letter" title={MESSAGES.write} className="letter" ref={ref}>
      <form
        noValidate
        onSubmit={handleSubmit((letter) => send.mutate({ ...letter, publish: isDraft }))}
      >
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
                {id === draft?.id && MESSAGES.letter.draft}
              </option>
            ))}
          </select>
        </Field>
        <Field id="letter-subject" label={MESSAGES.letter.subject} error={subject.error}>
          <input maxLength={200} type="text" {...subject.control} />
        </Field>
        <Field id="letter-body" label={MESSAGES.letter.body} error={body.error}>
          <textarea rows={10} {...body.control} />
        </Field>
        <p className="help">{MESSAGES.letter.from(mail.from ?? "")}</p>
        {isDraft && <p>{MESSAGES.letter.publishes(draft.title, mail.readers)}</p>}
        <div className="letter-send">
          <button className="btn" type="submit" disabled={isBusy}>
            {send.isPending
              ? MESSAGES.letter.sending
              : isDraft
                ? MESSAGES.letter.publishAndSend
                : MESSAGES.letter.send(mail.readers)}
          </button>
          <button
            className="btn quiet"
            type="button"
            disabled={isBusy}
            onClick={() => void handleSubmit((letter) => test.mutate(letter))()}
          >
            {test.isPending ? MESSAGES.letter.sending : MESSAGES.letter.sendTest}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useSend(onSent: () => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (letter: NewLetter) => callApi<Letter>("POST", "/api/letters", letter),
    onSuccess: async ({ waiting }) => {
      onSent();
      toast({
        title: MESSAGES.letter.onItsWay,
        description: MESSAGES.letter.to(waiting),
      });
      await refetch(client, "/api/letters", "/api/blog-posts");
    },
    onError: (error) => showError(MESSAGES.letter.failed, error),
  });
}

/** The announced collection while it is a draft. */
function useDraft(announced: number | null): Collection | undefined {
  const { data } = useQuery<Collection>({
    queryKey: [`/api/blog-posts/${announced}`],
    enabled: announced !== null,
  });
  return data?.isPublished === false ? data : undefined;
}

function useSendTest() {
  const { toast } = useToast();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (letter: NewLetter) =>
      callApi<{ to: string }>("POST", "/api/letters/trial", letter),
    onSuccess: ({ to }) => toast({ title: MESSAGES.letter.testSent(to) }),
    onError: (error) => showError(MESSAGES.letter.failed, error),
  });
}
