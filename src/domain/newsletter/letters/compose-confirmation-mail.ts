import { absoluteUrl } from "../../absolute-url.ts";
import type { ComposeMail } from "../../infrastructure/mail/outbox/deliver-outbox.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import { needsConfirmation } from "../subscribers/request-confirmation.ts";
import { confirmationToken } from "../subscribers/confirmation-token.ts";
import { letterTemplate } from "./letter-template.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

/**
 * The mail that asks to confirm; null when its subscriber has confirmed, unsubscribed or been removed since.
 * A retry may come hours after the request, so the day until the next one begins here.
 */
export const composeConfirmationMail: ComposeMail = async (shop, { subscriberId }) => {
  const subscriber = await shop.db
    .updateTable("subscribers")
    .set({ confirmationAskedAt: shop.now().toISOString() })
    .where("id", "=", subscriberId)
    .where("deletedAt", "is", null)
    .where(needsConfirmation)
    .where((eb) =>
      eb.or([
        eb("unsubscribedAt", "is", null),
        eb("unsubscribedAt", "<", eb.ref("confirmationAskedAt")),
      ]),
    )
    .returning("email")
    .executeTakeFirst();
  if (!subscriber) return null;
  const settings = await getNamedSettings(shop);
  const unsubscribeUrl = absoluteUrl(shop, `/unsubscribe/${unsubscribeToken(shop, subscriberId)}`);
  const url = absoluteUrl(shop, `/confirm-subscription/${confirmationToken(shop, subscriberId)}`);
  return {
    to: subscriber.email,
    unsubscribeUrl,
    ...letterTemplate(shop, {
      settings,
      body: BODY,
      button: { label: "Confirm subscription", url },
      collection: null,
      unsubscribeUrl,
    }),
  };
};

const BODY = `Please confirm that you want to get our letters. The link works for seven days.

If you did not subscribe, ignore this email. You will get no letters.`;
