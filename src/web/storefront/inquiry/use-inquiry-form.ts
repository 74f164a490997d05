import { useEffect, useRef, useState } from "react";
import { startInquiry } from "#contract/sales/inquiry-start.ts";
import type { InquiryAbout } from "./inquiry-about.ts";
import { markSent } from "./sent-inquiries.ts";
import { checkInquiry } from "./check-inquiry.ts";
import { endDraft, type InquiryDraft, readDraft, saveDraft } from "./inquiry-draft.ts";
import { getToken, sendInquiry } from "./send-inquiry.ts";
import { randomUuid } from "#web/ui/random-uuid.ts";

export type SentMessage = {
  draft: InquiryDraft;
  hasPhoto: boolean;
  privateUrl: string;
  isMailed: boolean;
  at: Date;
};

/**
 * The state of the form about a subject: what was typed survives closing it, and a lost connection.
 * @param key of its draft; that of the pieces when left out, which must not change then
 */
export function useInquiryForm({ pieces, ringSize, wish }: InquiryAbout, name?: string) {
  const key = name ?? (pieces.map(({ id }) => id).join(",") || wish || "custom");
  const { draft, change, begin } = useStoredDraft(key, wish ?? startInquiry(pieces), ringSize);
  const { problems, setProblems, change: changeProblems } = useProblems();
  const { photo, setPhoto, choosePhoto } = usePhoto(changeProblems);
  const [isSending, setSending] = useState(false);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const attempt = useRef<string | null>(null);
  useEffect(() => void getToken(), []);

  const edit = (fields: Partial<InquiryDraft>) => {
    change(fields);
    const wrong = checkInquiry({ ...draft, ...fields });
    // The sentence under a field that is right now goes.
    changeProblems((name) => name in fields && !(name in wrong));
  };

  /** @returns the sentences by field, none when it was sent */
  const send = async (topic: string): Promise<Problems> => {
    const found = setProblems(checkInquiry(draft));
    if (isSending || Object.keys(found).length > 0) return found;
    setSending(true);
    attempt.current ??= randomUuid();
    const productIds = pieces.map(({ id }) => id);
    const sending = { ...draft, productIds, photo, topic, attempt: attempt.current };
    const outcome = await sendInquiry(sending).finally(() => setSending(false));
    if (outcome.state === "sent") {
      endDraft(key, draft);
      for (const { id } of pieces) markSent(id);
      setSent({ ...outcome, draft, hasPhoto: photo !== null, at: new Date() });
      return {};
    }
    if (outcome.state === "lost")
      return setProblems({
        "": "The connection was lost. Your message is still here. Try again in a moment.",
      });
    // What was refused was not taken: the next one is another message.
    attempt.current = null;
    return setProblems(outcome.problems);
  };

  const writeAnother = () => {
    attempt.current = null;
    setPhoto(null);
    setSent(null);
    begin("");
  };

  return { draft, change: edit, photo, choosePhoto, problems, isSending, send, sent, writeAnother };
}

type Problems = Record<string, string>;

/** The sentences under fields. */
function useProblems() {
  const [problems, setState] = useState<Problems>({});
  const setProblems = (all: Problems): Problems => {
    setState(all);
    return all;
  };
  const change = (isGone: (name: string) => boolean, added: Problems = {}) =>
    setState((before) => {
      const left = Object.entries(before).filter(([name]) => !isGone(name));
      return { ...Object.fromEntries(left), ...added };
    });
  return { problems, setProblems, change };
}

/** The photo that goes with the message, with what is wrong with the one chosen. */
function usePhoto(changeProblems: ReturnType<typeof useProblems>["change"]) {
  const [photo, setPhoto] = useState<File | null>(null);
  const choosePhoto = (file: File | null, problem: string | null) => {
    setPhoto(file);
    changeProblems((name) => name === "photo", problem === null ? {} : { photo: problem });
  };
  return { photo, setPhoto, choosePhoto };
}

/** A draft that is stored with every change. */
function useStoredDraft(key: string, start: string, ringSize: string | undefined) {
  const [draft, setDraft] = useState(() => ({
    ...readDraft(key, start),
    ...(ringSize !== undefined && { ringSize }),
  }));
  useEffect(() => {
    // Chosen on another page: the form of the piece's own page has it too.
    if (ringSize !== undefined) saveDraft(key, { ...readDraft(key, start), ringSize });
  }, [key, start, ringSize]);
  // Of other pieces it begins in other words, until somebody has written their own.
  const [begun, setBegun] = useState(start);
  if (begun !== start) {
    setBegun(start);
    if (draft.message === begun) setDraft({ ...draft, message: start });
  }
  const change = (fields: Partial<InquiryDraft>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    saveDraft(key, next);
  };
  return { draft, change, begin: (message: string) => setDraft(readDraft(key, message)) };
}

export type InquiryFormState = ReturnType<typeof useInquiryForm>;
