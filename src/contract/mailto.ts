/** In characters: mail clients and browsers truncate longer URLs. */
export const MAX_MAILTO_LENGTH = 1800;

/** A mailto URL (RFC 6068), with a subject and the lines of a body where they are given. */
export function formatMailto(email: string, subject?: string, lines?: string[]): string {
  const at = email.lastIndexOf("@");
  const address = [email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join("@");
  const parts = [
    subject !== undefined && `subject=${encodeMailto(subject)}`,
    lines && `body=${encodeMailto(lines.join("\r\n"))}`,
  ].filter(Boolean);
  return `mailto:${address}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

/** Leaves as it is what the query of a URL may hold (RFC 3986), but "+", which some mail programs take for a space. */
export const encodeMailto = (text: string): string =>
  encodeURI(text.toWellFormed()).replaceAll(/[#&+;=?]/g, encodeURIComponent);
