import { toLineFeeds } from "#contract/line-breaks.ts";

/** Lines that mail programs put above the mail that is answered. */
const QUOTE_HEADS = [
  // Gmail, Apple Mail, Thunderbird; long ones go over several lines.
  /^On\b.{1,300}?\bwrote:\s*$/,
  /^-{2,}\s*(?:Original Message|Forwarded message)\s*-{2,}\s*$/i,
  // Outlook
  /^_{10,}\s*$/,
  /^From:\s.+$/,
];
const MAX_HEAD_LINES = 4;
const SIGNATURE = /^-- ?$/;

/**
 * The text of an answer without the mail that it quotes below, and without the signature. An answer that is
 * written between the quoted lines keeps them. Not email-reply-parser 2.3, which drops these lines, and which 110 kB
 * of hostile text keep busy for six seconds.
 */
export function cutQuotedText(text: string): string {
  const lines = toLineFeeds(text).split("\n");
  const start = findQuote(lines);
  const own = start === -1 ? lines : lines.slice(0, start);
  const signature = own.findIndex((line) => SIGNATURE.test(line));
  const rest = (signature === -1 ? own : own.slice(0, signature)).join("\n").trim();
  return rest || text.trim();
}

/** The first line of what is quoted to the end, or -1. */
function findQuote(lines: string[]): number {
  const isQuotedToEnd = findQuotedEnds(lines);
  for (const [index, line] of lines.entries()) {
    if (isQuoted(line) && isQuotedToEnd(index)) return index;
    const length = headLength(lines, index);
    if (length > 0 && isQuotedToEnd(index + length)) return index;
  }
  return -1;
}

const isQuoted = (line: string): boolean => line.startsWith(">");
const isOwn = (line: string): boolean => line.trim() !== "" && !isQuoted(line);

/** How many lines the head of a quote takes from here, 0 where there is none. */
function headLength(lines: string[], index: number): number {
  const first = lines[index] ?? "";
  if (/^From:\s/.test(first)) return isMailHead(lines, index) ? 1 : 0;
  const longest = first.startsWith("On ") ? MAX_HEAD_LINES : 1;
  for (let length = 1; length <= longest; length += 1) {
    const text = lines.slice(index, index + length).join(" ");
    if (QUOTE_HEADS.some((head) => head.test(text))) return length;
  }
  return 0;
}

/** Outlook quotes the header: From, Sent, To, Subject. */
const isMailHead = (lines: string[], index: number): boolean =>
  lines.slice(index + 1, index + 5).some((line) => /^(?:Sent|Date|To|Subject):\s/.test(line));

/**
 * Whether nothing of one's own follows a line: all is quoted, the signature apart, or no line is marked as
 * quoted at all. The lines are counted once, since a mail may have hundreds of thousands of them.
 */
function findQuotedEnds(lines: string[]): (from: number) => boolean {
  const lastQuoted = lines.findLastIndex((line) => isQuoted(line));
  const afterLast = lines.slice(lastQuoted + 1).find((line) => isOwn(line));
  const lastOwnOfBlock = lines.findLastIndex((line, index) => index < lastQuoted && isOwn(line));
  const endsWell = afterLast === undefined || SIGNATURE.test(afterLast);
  return (from) => (from > lastQuoted ? from > 0 : from > lastOwnOfBlock && endsWell);
}
