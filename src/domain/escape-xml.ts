/**
 * Escapes text for an XML or HTML element or attribute. Characters that XML 1.0 forbids are dropped,
 * lone surrogates become U+FFFD, line ends become line feeds.
 */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(FORBIDDEN, "")
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const FORBIDDEN = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
