/** In characters: mail clients and browsers truncate longer URLs. */
export const MAX_MAILTO_LENGTH = 1800;

/** A mailto URL (RFC 6068). */
export const formatMailto = (email: string, subject: string, lines: string[]): string =>
  `mailto:${encodeAddress(email)}?subject=${encodeMailto(subject)}&body=${encodeMailto(lines.join("\r\n"))}`;

/** Encodes everything but the @. */
function encodeAddress(email: string): string {
  const at = email.lastIndexOf("@");
  return `${encodeMailto(email.slice(0, at))}@${encodeMailto(email.slice(at + 1))}`;
}

/** Percent-encodes everything but RFC 6068's unreserved characters. */
export function encodeMailto(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
