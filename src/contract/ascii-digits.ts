/** A text with full-width, Arabic and Persian digits and decimal separators as ASCII ones (NFKC). */
export const toAsciiDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll("٫", ".")
    .replaceAll("٬", ",");
