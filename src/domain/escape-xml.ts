const NAMES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as XML can hold it: signs that XML has no way to write are left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : ""))
    .replaceAll(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);
