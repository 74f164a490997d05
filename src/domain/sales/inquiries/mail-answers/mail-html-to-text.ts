import { convert, type DomNode, type FormatCallback, type HtmlToTextOptions } from "html-to-text";

/** The text of a mail that has HTML alone. Takes linear time for HTML of bounded depth. */
export const mailHtmlToText = (html: string): string => convert(html, OPTIONS);

type Element = Parameters<FormatCallback>[0] & { parent?: Element | null };

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

function hasParent({ parent }: Element, name: string): boolean {
  for (let each = parent; each; each = each.parent) if (each.name === name) return true;
  return false;
}

const counts = new WeakMap<DomNode, number>();

function countItem(list: Element): number {
  const count = (counts.get(list) ?? 0) + 1;
  counts.set(list, count);
  return count;
}

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
