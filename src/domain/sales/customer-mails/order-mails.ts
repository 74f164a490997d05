import { formatPrice } from "#contract/decimals.ts";
import type { CareNote } from "#contract/catalogue/piece-care.ts";
import { describeHours } from "#contract/settings/opening-hours.ts";
import type { Order } from "#contract/sales/orders.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { trackingUrl } from "#contract/sales/tracking-url.ts";
import {
  type ComposedContent,
  formatDay,
  letter,
  type MailContext,
  placeLine,
} from "./composition.ts";
import type { CustomerMailFacts } from "./customer-mail-facts.ts";

type Compose<Kind extends keyof CustomerMailFacts> = (
  facts: CustomerMailFacts[Kind],
  context: MailContext,
) => ComposedContent;

type Detail = { label: string; value: string };

const pieces = ({ items }: Order): Detail => ({
  label: items.length === 1 ? "Piece" : "Pieces",
  value: items
    .map(({ productName, quantity }) => productName + (quantity > 1 ? ` × ${quantity}` : ""))
    .join("\n"),
});

const dollars = (label: string, amount: string | null): Detail[] =>
  amount === null || Number(amount) === 0 ? [] : [{ label, value: formatPrice(amount) }];

const owed = ({ balanceDue }: Order): Detail[] => dollars("Still owed", balanceDue);

const dueBy = ({ dueDate }: Order, settings: Settings): Detail[] =>
  dueDate === null ? [] : [{ label: "Ready by", value: formatDay(dueDate, settings) }];

export const composeAccepted: Compose<"accepted"> = ({ order, url }, { settings }) => ({
  subject: `Order ${order.id}: thank you`,
  body: letter(
    order.customerName,
    settings,
    `Thank you for accepting the quote. Your order has the number ${order.id}.`,
  ),
  details: [
    pieces(order),
    ...dollars("Total", order.total),
    ...dollars("Deposit", order.deposit === order.total ? null : order.deposit),
    ...dueBy(order, settings),
  ],
  button: url === null ? undefined : { label: "See your order", url },
});

export const composePayment: Compose<"payment"> = ({ order, amount }, { settings }) => ({
  subject: `Order ${order.id}: payment received`,
  body: letter(
    order.customerName,
    settings,
    Number(order.balanceDue) === 0
      ? `Thank you. Your payment of ${formatPrice(amount)} arrived, and the order is paid in full.`
      : `Thank you. Your payment of ${formatPrice(amount)} arrived.`,
  ),
  details: [
    pieces(order),
    ...dollars("Total", order.total),
    ...dollars("Paid", order.amountPaid),
    ...owed(order),
    ...(order.receiptNumber === null ? [] : [{ label: "Receipt", value: order.receiptNumber }]),
  ],
});

export const composeProcessing: Compose<"processing"> = ({ order }, { settings }) => ({
  subject: `Order ${order.id}: on the bench`,
  body: letter(
    order.customerName,
    settings,
    "I have started to work on your order. You hear from me again when it is ready.",
  ),
  details: [pieces(order), ...dueBy(order, settings)],
});

export const composeReady: Compose<"ready"> = ({ order }, { settings }) => {
  const { addressLine, phone, openingHours, byAppointment } = settings;
  const address = [addressLine, placeLine(settings)].filter(Boolean).join("\n");
  const hours = [...describeHours(openingHours), ...(byAppointment ? ["By appointment"] : [])];
  return {
    subject: `Order ${order.id}: ready for pickup`,
    body: letter(order.customerName, settings, "Your order is ready. Come by to pick it up."),
    details: [
      pieces(order),
      ...(address ? [{ label: "Where", value: address }] : []),
      ...(hours.length > 0 ? [{ label: "Hours", value: hours.join("\n") }] : []),
      ...(phone ? [{ label: "Phone", value: phone }] : []),
      ...owed(order),
    ],
  };
};

export const composeShipped: Compose<"shipped"> = ({ order }, { settings }) => {
  const { trackingCarrier, trackingNumber } = order;
  const url = trackingUrl(trackingCarrier, trackingNumber);
  return {
    subject: `Order ${order.id}: on its way`,
    body: letter(order.customerName, settings, "Your order is on its way to you."),
    details: [
      pieces(order),
      ...(trackingCarrier ? [{ label: "Carrier", value: trackingCarrier }] : []),
      ...(trackingNumber ? [{ label: "Tracking number", value: trackingNumber }] : []),
    ],
    button: url === null ? undefined : { label: "Track the package", url },
  };
};

const careParagraph = ({ title, sections }: CareNote): string =>
  [title, ...sections.map(({ term, text }) => `${term}: ${text}`)].join("\n");

function composeCareGuide(url: string | null, care: CareNote[]): string {
  if (url === null) return "";
  return care.length > 0
    ? "My care guide says more."
    : "My care guide says how to keep it beautiful.";
}

export const composeDelivered: Compose<"delivered"> = (facts, { settings, careGuideUrl }) => ({
  subject: `Order ${facts.order.id}: enjoy it`,
  body: letter(
    facts.order.customerName,
    settings,
    facts.order.delivery === "pickup"
      ? "Thank you for coming by. I hope you enjoy what you took home."
      : "Your order has arrived. I hope you enjoy it.",
    ...facts.care.map(careParagraph),
    composeCareGuide(careGuideUrl, facts.care),
    "If anything isn’t right, reply to this email.",
  ),
  details: [pieces(facts.order)],
  button: careGuideUrl === null ? undefined : { label: "Read the care guide", url: careGuideUrl },
});
