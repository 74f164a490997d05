/** The words of an HTML text, with a space for each tag. Not for display. */
export function stripHtml(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&#(\d{1,7});/g, (_, code) => toCharacter(Number(code)))
    .replace(/&#x([\da-f]{1,6});/gi, (_, code) => toCharacter(Number.parseInt(String(code), 16)))
    .replace(/&([a-z]+);/gi, (_, name) => (name === "rsquo" || name === "apos" ? "’" : " "));
}

const toCharacter = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : " ");
