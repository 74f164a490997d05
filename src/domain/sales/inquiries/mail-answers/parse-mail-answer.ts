import { type Attachment, simpleParser } from "mailparser";
import { convert, type DomNode, type FormatCallback, type HtmlToTextOptions } from "html-to-text";
import { cutText } from "#contract/cut-text.ts";
import { MAX_PICTURE_BYTES } from "#contract/media/upload-limits.ts";
import { MAX_REPLY_LENGTH } from "#contract/sales/inquiries.ts";
import { isNestedDeeper } from "../../../infrastructure/html/is-nested-deeper.ts";
import { cutQuotedText } from "./cut-quoted-text.ts";

/** The text of a mail that has HTML alone. Takes linear time for HTML of bounded depth. */
const mailHtmlToText = (html: string): string => convert(html, OPTIONS);

/**
 * Marks the lines of a quotation, the outermost alone: marking those of each one within another takes the depth times
 * the length.
 */
const formatQuotation: FormatCallback = (element, walk, builder) => {
  const isWithin = hasParent(element, "blockquote");
  builder.openBlock({ leadingLineBreaks: 2 });
  walk(element.children, builder);
  builder.closeBlock({
    trailingLineBreaks: 2,
    blockTransform: (text) => (isWithin ? text : text.trim().replaceAll(/^/gm, "> ")),
  });
};

/** Without indentation, for the same reason. */
const formatListItem: FormatCallback = (element, walk, builder) => {
  const list = (element as Element).parent;
  builder.openBlock({ leadingLineBreaks: 1 });
  builder.addInline(list?.name === "ol" ? `${countItem(list)}. ` : "* ");
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const counts = new WeakMap<DomNode, number>();

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  formatters: { quotation: formatQuotation, item: formatListItem },
  selectors: [
    // Upper case is set for the words of each level, too.
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
    { selector: "img", format: "skip" },
    { selector: "a", options: { ignoreHref: true } },
    { selector: "blockquote", format: "quotation" },
    { selector: "ul", format: "block" },
    { selector: "ol", format: "block" },
    { selector: "li", format: "item" },
    // The package runs the cells of a table together.
    { selector: "tr", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: "td", format: "inlineSurround", options: { suffix: " " } },
    { selector: "th", format: "inlineSurround", options: { suffix: " " } },
  ],
};

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

type Element = Parameters<FormatCallback>[0] & { parent?: Element | null };

function hasParent({ parent }: Element, name: string): boolean {
  for (let each = parent; each; each = each.parent) if (each.name === name) return true;
  return false;
}

function countItem(list: Element): number {
  const count = (counts.get(list) ?? 0) + 1;
  counts.set(list, count);
  return count;
}
