import { readStored, writeStored } from "#web/ui/browser-storage.ts";

/** What was typed, without the photo. */
export type InquiryDraft = {
  name: string;
  email: string;
  message: string;
  /** Undefined while their fields are closed. */
  phone?: string;
  ringSize?: string;
};

const KEY = "inquiry:";
/** Of whoever writes, for the next message. */
const WRITER = "inquiry-writer";

/** The draft about a subject from earlier in this visit, else one that begins with a text. */
export function readDraft(key: string, message: string): InquiryDraft {
  const writer = { name: "", email: "", ...read(WRITER) };
  return { ...writer, message, ...read(KEY + key) };
}

export function saveDraft(key: string, draft: InquiryDraft): void {
  write(KEY + key, draft);
}

/** Forgets the draft of a message that was sent, and stores who wrote. */
export function endDraft(key: string, { name, email }: InquiryDraft): void {
  write(KEY + key, {});
  write(WRITER, { name, email });
}

function read(key: string): Partial<InquiryDraft> {
  try {
    return JSON.parse(readStored("sessionStorage", key) ?? "{}");
  } catch {
    // Something else is stored: the form begins anew.
    return {};
  }
}

/** Where storage is off the form forgets when it is closed. */
const write = (key: string, value: unknown): boolean =>
  writeStored("sessionStorage", key, JSON.stringify(value));
