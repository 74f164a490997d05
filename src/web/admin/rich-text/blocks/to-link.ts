import { escapeXml } from "#contract/escape-xml.ts";

/** A link as the stored text has it. */
export function toLink(attributes: Record<string, string>, text: string): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(value)}"`,
  );
  return `<a${written.join("")}>${escapeXml(text)}</a>`;
}
