import { escapeXml } from "#contract/escape-xml.ts";

/** Plain text as one HTML element a paragraph: empty lines separate them, other line ends stay. */
export const textToParagraphs = (text: string): string[] =>
  escapeXml(text)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.replaceAll("\n", "<br>")}</p>`);
