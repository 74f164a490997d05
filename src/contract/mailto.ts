/** In characters: mail clients and browsers truncate longer URLs. */
export const MAX_MAILTO_LENGTH = 1800;

/** A mailto URL (RFC 6068), with a subject and the lines of a body where they are given. */
export function formatMailto(email: string, subject?: string, lines?: string[]): string {
  const at = email.lastIndexOf("@");
  const address = `${encodeMailto(email.slice(0, at))}@${encodeMailto(email.slice(at + 1))}`;
  const parts = [
    subject !== undefined && `subject=${encodeMailto(subject)}`,
    lines && `body=${encodeMailto(lines.join("\r\n"))}`,
  ].filter(Boolean);
  return `mailto:${address}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

/** Percent-encodes everything but RFC 6068's unreserved characters. */
export function encodeMailto(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
