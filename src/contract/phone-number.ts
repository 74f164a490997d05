import { toAsciiDigits } from "./ascii-digits.ts";

export type PhoneNumber = {
  /** As it is dialed: with "+" where the country is known, "+15405550142". */
  dialed: string;
  /** "12" of "ext. 12"; undefined without one. */
  extension?: string;
};

const EXTENSION = /(?:\bext(?:ension|n)?\b|(?<![a-z])x|#)[\s.:=]*(\d{1,7})(?!\d)/i;
/** Digits of a number that words complete: 1-800-GOLD-NOW. More are a whole number, fewer something else. */
const FEWEST_BEFORE_WORDS = 3;
const LOCAL_DIGITS = 7;
const US_DIGITS = 10;
/** Of a number with its country: E.164. */
const MAX_DIGITS = 15;
const KEYS = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/**
 * The first phone number of a text as people write it: "(540) 555-0142 ext. 12", "+44 (0)20 7946 0958",
 * "1-800-GOLD-NOW". Ten digits are a US number. Undefined where there is none.
 */
export function parsePhoneNumber(written: string): PhoneNumber | undefined {
  const text = toAsciiDigits(written).replaceAll(/\p{Cf}/gu, "");
  const found = EXTENSION.exec(text);
  // "#12" or "x12" alone is no extension of anything.
  const [extension, number] =
    found && /\d/.test(text.slice(0, found.index))
      ? [found[1], text.slice(0, found.index)]
      : [undefined, text];
  const dialed = withCountry(firstOf(number));
  if (dialed === "") return undefined;
  return { dialed, ...(extension !== undefined && { extension }) };
}

/** The URL that calls a number (RFC 3966); undefined where the text holds none. */
export function telHref(written: string): string | undefined {
  const number = parsePhoneNumber(written);
  if (!number) return undefined;
  return `tel:${number.dialed}${number.extension === undefined ? "" : `;ext=${number.extension}`}`;
}

/** "+" and digits of the number that a text begins with; words behind a complete one are about it. */
function firstOf(text: string): string {
  const start = text.search(/[+\d]/);
  if (start === -1) return "";
  const number = text.slice(start).replace(/^(\+\d[^(]*)\(0\)/, "$1");
  const [plain = ""] = /^[^a-z]*/i.exec(number) ?? [];
  const figures = upToWhole(plain);
  const digits = figures.replaceAll(/\D/g, "");
  const plus = number.startsWith("+") ? "+" : "";
  const isPart = digits.length >= FEWEST_BEFORE_WORDS && digits.length < LOCAL_DIGITS;
  if (isPart && plain !== number) return plus + spellOut(number);
  if (digits.length <= MAX_DIGITS) return plus + digits;
  return plus + (figures.split(/[,;/|]/, 1)[0] ?? "").replaceAll(/\D/g, "").slice(0, MAX_DIGITS);
}

/** Without the brackets behind a whole number. */
function upToWhole(text: string): string {
  const parts = text.split("(");
  const whole = parts.findIndex((part) => part.replaceAll(/\D/g, "").length >= LOCAL_DIGITS);
  return whole === -1 ? text : parts.slice(0, whole + 1).join("(");
}

/** The digits of a number with words in it; a telephone takes no more of them than a number has. */
function spellOut(number: string): string {
  const digits = number
    .toLowerCase()
    .replaceAll(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter))))
    .replaceAll(/\D/g, "");
  return digits.slice(0, digits.startsWith("1") ? US_DIGITS + 1 : US_DIGITS);
}

function withCountry(number: string): string {
  if (number.startsWith("+")) return number.length > 1 ? number : "";
  if (number.length === US_DIGITS) return `+1${number}`;
  if (number.length === US_DIGITS + 1 && number.startsWith("1")) return `+${number}`;
  return number.replace(/^(?:011|00)(?=[1-9]\d{6})/, "+");
}
