/** To a person who types their own. */
export const ENTER_YOUR_EMAIL = "Enter your full email address, like name@example.com.";

/** In characters. */
export const MAX_EMAIL_LENGTH = 255;

/** Valid by `<input type=email>`: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Characters without a glyph that come along with a pasted text. */
const INVISIBLE =
  /(?!\s)\p{Cc}|\u034F|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
/** Also the joiners, which inside a domain name tell two names apart. */
const AT_THE_ENDS = /^[\s\u200C\u200D]+|(?<![\s\u200C\u200D])[\s\u200C\u200D]+$/g;

/**
 * An address as it is stored: without the invisible characters of a pasted text, a Unicode domain in its ASCII form
 * (xn--, UTS #46). A text that is no address comes back as what it is.
 */
export function toEmailAddress(typed: string): string {
  const visible = typed.replaceAll(INVISIBLE, "").replaceAll(AT_THE_ENDS, "");
  const at = visible.lastIndexOf("@");
  return visible.slice(0, at + 1) + toAsciiDomain(visible.slice(at + 1));
}

function toAsciiDomain(domain: string): string {
  const isUnicode = /[^\0-\x7F]/.test(domain);
  // Of other ASCII characters the URL parser would read a port, a path or a user.
  if (!isUnicode || !/^(?:[\w.-]|[^\0-\x7F])+$/.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname || domain;
}

/** Whether a stored address is one: valid and not too long. */
export const isEmailAddress = (address: string): boolean =>
  address.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(address);
