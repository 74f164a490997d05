import { useEffect, useEffectEvent, useState } from "react";
import { deleteDraft, readDraft, saveDraft } from "../../draft-store.ts";

type Values = { text: string; photos: string[] };

const NONE: Values = { text: "", photos: [] };
/** Milliseconds after the last key. */
const DEBOUNCE = 400;

const hasNothing = ({ text, photos }: Values): boolean => text.trim() === "" && photos.length === 0;

/** The reply to one inquiry as it is typed, saved on this device. Browser only. */
export function useReplyDraft(inquiryId: number) {
  const name = `inquiry-reply:${inquiryId}`;
  const [values, setValues] = useState(() => readDraft<Values>(name)?.values ?? NONE);
  const [saved, setSaved] = useState<Values | null>(null);
  const isEmpty = hasNothing(values);
  const save = useEffectEvent((latest: Values) => {
    const draft = { values: latest, at: new Date().toISOString(), version: null };
    if (hasNothing(latest)) deleteDraft(name);
    else if (saveDraft(name, draft)) setSaved(latest);
  });
  const flush = useEffectEvent(() => save(values));
  useEffect(() => {
    const pause = setTimeout(() => save(values), DEBOUNCE);
    return () => clearTimeout(pause);
  }, [values]);
  useEffect(() => {
    const leave = () => flush();
    // Mobile browsers may end a hidden page without further events.
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);
  return {
    ...values,
    isEmpty,
    isSaved: !isEmpty && saved === values,
    setText: (text: string) => setValues((before) => ({ ...before, text })),
    addPhoto: (url: string) =>
      setValues((before) => ({ ...before, photos: [...new Set([...before.photos, url])] })),
    removePhoto: (url: string) =>
      setValues((before) => ({ ...before, photos: before.photos.filter((each) => each !== url) })),
    clear: () => setValues(NONE),
  };
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>;
