import { dayInTimeZone } from "#contract/end-of-day.ts";
import type { Paper, PrintedPapers } from "#contract/sales/papers.ts";
import { parseHundredths } from "#contract/decimals.ts";
import type { Order } from "#contract/sales/orders.ts";
import { formatTaxRate } from "#contract/tax-rate.ts";
import { absoluteUrl } from "../../absolute-url.ts";
import { notFound } from "../../errors.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { getOrder } from "../orders/get-order.ts";
import { chooseCareCards, listCaredFor } from "./choose-care-cards.ts";
import { issueCertificates } from "./issue-certificates.ts";
import { describePapers } from "./list-papers.ts";
import { loadPaperPieces } from "./load-paper-pieces.ts";
import { makeQrCode } from "./make-qr-code.ts";

/**
 * What the papers of an order say, its certificates issued where they are printed. Of a gift no code
 * leads to a price; a certificate's leads to its confirmation, which has none.
 * @param paper null for all of them
 * @throws not-found, also for a paper that the order has not
 */
export async function printPapers(
  shop: Shop,
  orderId: number,
  paper: Paper | null,
): Promise<PrintedPapers> {
  const order = await getOrder(shop, orderId);
  const settings = await getNamedSettings(shop);
  const loaded = await loadPaperPieces(shop, order);
  const pieces = order.isGift ? loaded.map((piece) => ({ ...piece, qrCode: null })) : loaded;
  const states = describePapers(order, pieces, settings.careTexts);
  const printed = paper === null ? states : states.filter((state) => state.paper === paper);
  if (printed.length === 0) throw notFound("Paper");
  return {
    order,
    taxRate: await findTaxRate(shop, order),
    shop: await describeShop(shop, settings),
    paperSize: settings.paperSize,
    timeZone: settings.timeZone,
    today: dayInTimeZone(shop.now().toISOString(), settings.timeZone),
    states,
    pieces,
    certificates: printed.some((state) => state.paper === "certificate")
      ? await certify(shop, orderId, pieces)
      : [],
    careCards: chooseCareCards(listCaredFor(pieces), settings.careTexts),
  };
}

async function certify(shop: Shop, orderId: number, pieces: PrintedPapers["pieces"]) {
  const issued = await issueCertificates(shop, orderId, pieces);
  return issued.map(({ piece, code }) => ({
    ...piece,
    certificate: makeQrCode(absoluteUrl(shop, `/certificates/${code}`), "Confirm this certificate"),
  }));
}

async function describeShop(
  shop: Shop,
  settings: Awaited<ReturnType<typeof getNamedSettings>>,
): Promise<PrintedPapers["shop"]> {
  const { businessName, showTrademark, addressLine, city, state, postalCode, phone, email } =
    settings;
  const place = [city, state].filter(Boolean).join(", ");
  const returns = await shop.db
    .selectFrom("pages")
    .select("content")
    .where("slug", "=", "returns")
    .executeTakeFirst();
  return {
    name: businessName,
    showTrademark,
    address: [addressLine, [place, postalCode].filter(Boolean).join(" ")]
      .filter(Boolean)
      .join(", "),
    place,
    phone,
    email,
    website: new URL(shop.publicUrl).host,
    hasReturnsPage: Boolean(returns?.content),
  };
}

/**
 * The rate of the quote that an order was accepted from, in percent; null without one, and where the
 * order's sums were edited since.
 */
async function findTaxRate({ db }: Shop, order: Order): Promise<string | null> {
  const quote = await db
    .selectFrom("quotes")
    .select("taxRate")
    .where("orderId", "=", order.id)
    .where("subtotalCents", "=", parseHundredths(order.subtotal)!)
    .where("taxCents", "=", parseHundredths(order.tax)!)
    .where("taxRate", "is not", null)
    .executeTakeFirst();
  return quote?.taxRate == null ? null : formatTaxRate(quote.taxRate);
}
