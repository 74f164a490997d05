import { toEmailAddress } from "#contract/email-address.ts";
import { foldName } from "#contract/fold-name.ts";
import { parsePhoneNumber } from "#contract/phone-number.ts";
import { isMissingEmail } from "#contract/sales/customers.ts";

/** An email address as addresses are compared; null when it stands for none. */
export const toEmailKey = (email: string | null): string | null =>
  !email?.trim() || isMissingEmail(email) ? null : foldName(toEmailAddress(email));

const SHORTEST = 7;

/** The digits of a phone number without its extension and the country's 1; null for too few. */
export function toPhoneKey(phone: string | null): string | null {
  const digits = parsePhoneNumber(phone ?? "")?.dialed.replace(/^\+1?(?=\d{10}$)|^\+/, "") ?? "";
  return digits.length < SHORTEST ? null : digits;
}

const FEWEST_SEARCHED = 3;

/** The digits of a phone number or a part of one that is searched for, as keys have them; null for a text. */
export function toSearchedDigits(search: string): string | null {
  const digits = toPhoneKey(search) ?? search.replaceAll(/\D/g, "");
  return digits.length >= FEWEST_SEARCHED && !/[\p{L}@]/u.test(search) ? digits : null;
}
