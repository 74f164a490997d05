/** Escapes text for an XML or HTML element or attribute. */
export const escapeXml = (text: string): string =>
  toXmlText(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/**
 * Text as it is read back from XML: characters that XML 1.0 forbids are dropped, lone surrogates become
 * U+FFFD, line ends become line feeds.
 */
export const toXmlText = (text: string): string =>
  text.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(FORBIDDEN, "");

const FORBIDDEN = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
