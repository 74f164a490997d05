import type { CustomerMailKind, CustomerMailPreview } from "#contract/sales/customer-mails.ts";
import { hideStreet } from "#contract/settings/hide-street.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { mailTemplate } from "../../infrastructure/mail/mail-template.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { type ComposedContent, type MailContext, placeLine } from "./composition.ts";
import type { CustomerMailFacts } from "./customer-mail-facts.ts";
import { composeAvailable, composeQuote, composeReceived, composeReply } from "./inquiry-mails.ts";
import {
  composeAccepted,
  composeDelivered,
  composePayment,
  composeProcessing,
  composeReady,
  composeShipped,
} from "./order-mails.ts";

type Composers = {
  [Kind in CustomerMailKind]: (
    facts: CustomerMailFacts[Kind],
    context: MailContext,
  ) => ComposedContent;
};

const COMPOSERS: Composers = {
  received: composeReceived,
  reply: composeReply,
  quote: composeQuote,
  accepted: composeAccepted,
  payment: composePayment,
  processing: composeProcessing,
  ready: composeReady,
  shipped: composeShipped,
  delivered: composeDelivered,
  available: composeAvailable,
};

/** A customer mail in the shop's words, as plain text and HTML. */
export async function composeCustomerMail<Kind extends CustomerMailKind>(
  shop: Shop,
  kind: Kind,
  facts: CustomerMailFacts[Kind],
): Promise<CustomerMailPreview> {
  const settings = await getNamedSettings(shop);
  const careGuideUrl = kind === "delivered" ? await findCareGuideUrl(shop) : null;
  const { subject, ...content } = COMPOSERS[kind](facts, { settings, careGuideUrl });
  const { businessName } = settings;
  const footer = footerLines(shop, settings);
  return { subject, ...mailTemplate({ ...content, businessName, footer }) };
}

async function findCareGuideUrl(shop: Shop): Promise<string | null> {
  const page = await shop.db
    .selectFrom("pages")
    .select("slug")
    .where("slug", "=", "care-guide")
    .where("content", "!=", "")
    .executeTakeFirst();
  return page ? absoluteUrl(shop, `/pages/${page.slug}`) : null;
}

function footerLines(shop: Shop, settings: Settings): string[] {
  const shown = hideStreet(settings);
  const { businessName, addressLine, phone, email } = shown;
  return [businessName, addressLine, placeLine(shown), phone, email, shop.publicUrl].filter(
    Boolean,
  );
}
