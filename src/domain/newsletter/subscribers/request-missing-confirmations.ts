import { unprocessable } from "../../errors.ts";
import { isMailSetUp } from "../../infrastructure/mail/get-mail-settings.ts";
import { mailNotSetUp } from "../../infrastructure/mail/with-mailer.ts";
import type { Shop } from "../../shop.ts";
import { requestConfirmation } from "./request-confirmation.ts";
import { isUnasked } from "./is-unasked.ts";

/**
 * Asks all subscribers to confirm who were never asked: imported ones, and those from before mail was set up.
 * @returns how many
 * @throws unprocessable without a mail server, or when there are none
 */
export async function requestMissingConfirmations(shop: Shop): Promise<{ asked: number }> {
  if (!(await isMailSetUp(shop))) throw mailNotSetUp();
  const asked = await requestConfirmation(shop, isUnasked);
  if (asked === 0) throw unprocessable("Everyone has been asked to confirm.");
  return { asked };
}
