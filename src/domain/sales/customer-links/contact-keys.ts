import { foldName } from "#contract/fold-name.ts";
import { isMissingEmail } from "#contract/sales/customers.ts";

/** An email address as addresses are compared; null when it stands for none. */
export const toEmailKey = (email: string | null): string | null =>
  !email?.trim() || isMissingEmail(email) ? null : foldName(email.trim());

const SHORTEST = 7;

/** The digits of a phone number without the country's 1; null for too few. */
export function toPhoneKey(phone: string | null): string | null {
  const digits = phone?.replaceAll(/\D/g, "") ?? "";
  if (digits.length < SHORTEST) return null;
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

const FEWEST_SEARCHED = 3;

/** The digits of a phone number or a part of one that is searched for, as keys have them; null for a text. */
export function toSearchedDigits(search: string): string | null {
  const digits = toPhoneKey(search) ?? search.replaceAll(/\D/g, "");
  return digits.length >= FEWEST_SEARCHED && !/[\p{L}@]/u.test(search) ? digits : null;
}
