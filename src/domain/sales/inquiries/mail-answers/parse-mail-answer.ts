import { cutText } from "#contract/cut-text.ts";
import { type Attachment, simpleParser } from "mailparser";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { MAX_REPLY_LENGTH } from "#contract/sales/inquiries.ts";
import { isNestedDeeper } from "../../../infrastructure/html/is-nested-deeper.ts";
import { cutQuotedText } from "./cut-quoted-text.ts";
import { mailHtmlToText } from "./mail-html-to-text.ts";

export type MailAnswer = {
  /** What its author wrote, without the mail that it quotes; "" for none. */
  text: string;
  /** The files of its photos, as they came. */
  photos: Buffer[];
};

const MAX_PHOTOS = 10;
const MAX_CHARACTERS = 1_000_000;
const MAX_HTML_DEPTH = 200;
/** Pictures of signatures are smaller than photos. */
const MIN_INLINE_BYTES = 30 * 1024;

/** The text and the photos of a mail; other attachments are left out. @throws for a malformed mail */
export async function parseMailAnswer(source: Buffer): Promise<MailAnswer> {
  const mail = await simpleParser(source, {
    skipTextToHtml: true,
    skipHtmlToText: true,
    skipImageLinks: true,
  });
  const written = mail.text?.trim() ? mail.text : readHtml(mail.html || "");
  const text = cutQuotedText(written.slice(0, MAX_CHARACTERS).replaceAll("\0", "")).replaceAll(
    PRIVATE_PATH,
    "/$1/…",
  );
  return {
    text: cutText(text, MAX_REPLY_LENGTH, "…"),
    photos: mail.attachments
      .filter((attachment) => isPhoto(attachment))
      .slice(0, MAX_PHOTOS)
      .map(({ content }) => content),
  };
}

/** Of a link that a mail of ours held and its answer quotes: the database does not hold its secret. */
const PRIVATE_PATH = /\/(inquiries|quotes|waiting-list)\/[1-9a-z][\da-z]{0,5}-[\w-]{22}/g;

/** The text of a mail that has HTML alone; "" for HTML that is too large or too deeply nested. */
const readHtml = (html: string): string =>
  html.length > MAX_CHARACTERS || isNestedDeeper(html, MAX_HTML_DEPTH) ? "" : mailHtmlToText(html);

const isPhoto = ({ contentType, related, size }: Attachment): boolean =>
  /^image\/(?!svg)/i.test(contentType) &&
  size <= MAX_PICTURE_BYTES &&
  !(related && size < MIN_INLINE_BYTES);
