import { z } from "../zod.ts";

export const CUSTOMER_MAIL_KINDS = [
  "received",
  "reply",
  "quote",
  "accepted",
  "payment",
  "processing",
  "ready",
  "shipped",
  "delivered",
  "available",
] as const;
export type CustomerMailKind = (typeof CUSTOMER_MAIL_KINDS)[number];

type CustomerMail = {
  /** Its name in the settings. */
  name: string;
  /** Its name in a sentence: "Shipping email sent 2:14 PM". */
  label: string;
  sentWhen: string;
};

/** The mails that a shop sends to customers, in the order of a sale. */
export const CUSTOMER_MAILS: Record<CustomerMailKind, CustomerMail> = {
  received: {
    name: "Message received",
    label: "Confirmation",
    sentWhen: "As soon as somebody writes to you, with a copy of the message.",
  },
  reply: { name: "Reply", label: "Reply", sentWhen: "When you answer an inquiry." },
  quote: {
    name: "Quote",
    label: "Quote",
    sentWhen: "When you send a quote or a new version of it, and when it expires.",
  },
  accepted: {
    name: "Quote accepted",
    label: "Acceptance",
    sentWhen: "When a customer accepts a quote.",
  },
  payment: {
    name: "Payment received",
    label: "Payment",
    sentWhen: "When you record a deposit or another payment.",
  },
  processing: {
    name: "On the bench",
    label: "On-the-bench",
    sentWhen: "When you start the preparation of an order.",
  },
  ready: {
    name: "Ready for pickup",
    label: "Pickup",
    sentWhen: "When an order is ready for pickup.",
  },
  shipped: {
    name: "Shipped",
    label: "Shipping",
    sentWhen: "When you mark an order as shipped, with a link to track the package.",
  },
  delivered: {
    name: "Delivered",
    label: "Delivery",
    sentWhen: "When an order is delivered or picked up, with your care guide.",
  },
  available: {
    name: "Tell me if it becomes available",
    label: "Availability",
    sentWhen: "When a piece on someone’s waiting list becomes available.",
  },
};

export const customerMailSchema = z.object({
  kind: z.enum(CUSTOMER_MAIL_KINDS),
  name: z.string(),
  sentWhen: z.string(),
  isOn: z.boolean(),
});
export type CustomerMailSetting = z.infer<typeof customerMailSchema>;

export const customerMailChangeSchema = z.object({ isOn: z.boolean() });

export const customerMailPreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type CustomerMailPreview = z.infer<typeof customerMailPreviewSchema>;
