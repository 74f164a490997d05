/** Text as it may stand in an XML document, element or attribute; characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(FORBIDDEN, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** <name>text</name>, or nothing for no text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/* Half surrogates, control characters and the two non-characters of the basic plane. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
