import { cutText } from "#contract/cut-text.ts";
import { convert, type HtmlToTextOptions } from "html-to-text";
import { type Attachment, simpleParser } from "mailparser";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { MAX_REPLY_LENGTH } from "#contract/sales/inquiries.ts";
import { isNestedDeeper } from "../../../infrastructure/html/is-nested-deeper.ts";
import { cutQuotedText } from "./cut-quoted-text.ts";

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
  const text = cutQuotedText(written.slice(0, MAX_CHARACTERS).replaceAll("\0", ""));
  return {
    text: cutText(text, MAX_REPLY_LENGTH, "…"),
    photos: mail.attachments
      .filter((attachment) => isPhoto(attachment))
      .slice(0, MAX_PHOTOS)
      .map(({ content }) => content),
  };
}

/** The text of a mail that has HTML alone; "" for HTML that is too large or too deeply nested. */
const readHtml = (html: string): string =>
  html.length > MAX_CHARACTERS || isNestedDeeper(html, MAX_HTML_DEPTH)
    ? ""
    : convert(html, TEXT_OPTIONS);

const TEXT_OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: "img", format: "skip" },
    { selector: "a", options: { ignoreHref: true } },
    // The package runs the cells of a table together.
    { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "td", format: "inlineSurround", options: { suffix: " " } },
    { selector: "th", format: "inlineSurround", options: { suffix: " " } },
  ],
};

const isPhoto = ({ contentType, related, size }: Attachment): boolean =>
  /^image\/(?!svg)/i.test(contentType) &&
  size <= MAX_PICTURE_BYTES &&
  !(related && size < MIN_INLINE_BYTES);
