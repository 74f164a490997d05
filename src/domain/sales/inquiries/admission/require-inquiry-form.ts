import { DomainError } from "../../../errors.ts";
import { getSettings } from "../../../infrastructure/settings/get-settings.ts";
import type { Shop } from "../../../shop.ts";

/**
 * Refuses messages while the shop is asked by email only.
 * @throws forbidden, with the email address to write to
 */
export async function requireInquiryForm(shop: Shop): Promise<void> {
  const { inquiryForm, email } = await getSettings(shop);
  if (inquiryForm === "form") return;
  throw new DomainError("forbidden", `We answer by email. Please write to ${email}.`);
}
