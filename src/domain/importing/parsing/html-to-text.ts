import { toLineFeeds } from "#contract/line-breaks.ts";
import { parseHtml } from "./parse-html.ts";
import { newText, openElement, textOf, write } from "./write-text.ts";

const HIDDEN_ELEMENTS = new Set(
  "script style template noscript iframe object head svg select".split(" "),
);
/**
 * Renders HTML as plain text: a blank line between paragraphs, list items and the rows of tables on
 * their own lines. Text without markup keeps its line breaks. Not the html-to-text package: it recurses, and the nested
 * markup of hostile pages overflows its stack.
 */
export function htmlToText(html: string): string {
  const text = normalizeWhitespace(renderText(removeShortcodes(html)));
  // Some sources escape their markup twice.
  return /<\/?(p|br|div|span|strong|em|b|i|ul|li|h[1-6]|table|t[dhr]|su[bp])\b[^<>]*>/i.test(text)
    ? normalizeWhitespace(renderText(text))
    : text;
}

/** The same on one line: for names and alternative texts. */
export const htmlToLine = (html: string): string => htmlToText(html).replaceAll(/\s+/g, " ");

/** The parts of a DOM node used here. */
type Node = {
  type: string;
  data?: string;
  name?: string;
  children?: Node[];
};

function renderText(html: string): string {
  // Most texts of spreadsheets are plain, and parsing takes longer than all else.
  if (!/[<&]/.test(html)) return html;
  const tree = parseHtml(html);
  if (!tree) return html.replaceAll(/<[^<>]*>/g, " ");
  const written = newText(!/<(p|br|div|li|h[1-6]|table)\b/i.test(html));
  // An explicit stack: markup may be nested deeper than the call stack.
  const waiting: (Node | (() => void))[] = [tree.root()[0] as Node];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === "function") node();
    else if (node.type === "text") write(written, node.data ?? "");
    else if (!HIDDEN_ELEMENTS.has(node.name ?? "")) {
      waiting.push(openElement(written, node.name ?? ""));
      for (const child of node.children?.toReversed() ?? []) waiting.push(child);
    }
  }
  return textOf(written);
}

/** Unrendered WordPress shortcodes: [caption id=1]…[/caption]. */
const removeShortcodes = (html: string) =>
  html.replaceAll(
    /\[\/?(?:caption|gallery|embed|audio|video|playlist|products?|vc_|et_pb_|fusion_|av_|x_)[\w-]{0,60}(?:\s[^[\]]*)?\]/g,
    "",
  );

function normalizeWhitespace(text: string): string {
  return (
    toLineFeeds(text)
      // Zero-width spaces, soft hyphens, byte order marks and control characters.
      .replaceAll(/[\u200B\u2060\u00AD\uFEFF]|[^\P{Cc}\n\t]/gu, "")
      .replaceAll(/[^\S\n]+/g, " ")
      .replaceAll(/ ?\n ?/g, "\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      // No blank lines between list items.
      .replaceAll(/^(– .*)\n\n(?=– )/gm, "$1\n")
      .trim()
  );
}
