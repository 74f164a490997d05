import { escapeXml } from "../../escape-xml.ts";

/** Plain text as HTML: an empty line parts paragraphs, a line break stays one. */
export const textToHtml = (text: string): string =>
  escapeXml(text.trim())
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("");
