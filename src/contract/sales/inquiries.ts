import { ENTER_YOUR_EMAIL } from "../email-address.ts";
import { z } from "../zod.ts";
import { dayOrInstant } from "../day-or-instant.ts";
import { emailAddress, idSchema, instant, optionalEmailAddress } from "../field-schemas.ts";
import { imageInput, pictureSchema } from "../media/media.ts";
import { AVAILABILITIES } from "../catalogue/product-fields.ts";

export const INQUIRY_STATES = [
  "new",
  "waiting-for-you",
  "waiting-for-them",
  "closed",
  "to-check",
] as const;
export type InquiryState = (typeof INQUIRY_STATES)[number];

/** Where an inquiry came from: the form of the shop, or added by hand. */
export const INQUIRY_SOURCES = ["form", "phone", "email", "visit"] as const;
export type InquirySource = (typeof INQUIRY_SOURCES)[number];

/** Why an inquiry is held in to-check. */
export const HELD_REASONS = ["too-fast", "hidden-field", "links", "repeated"] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export const INQUIRY_EVENTS = [
  "reserved",
  "released",
  "quote-sent",
  "quote-accepted",
  "quote-declined",
  "quote-withdrawn",
  "quote-expired",
  "order-recorded",
] as const;
export type InquiryEventType = (typeof INQUIRY_EVENTS)[number];

/** How long a private page stays after the last message. */
export const PRIVATE_PAGE_DAYS = 90;
export const MAX_INQUIRY_PIECES = 20;
export const MAX_MESSAGE_LENGTH = 4000;
/** Of a reply or note. */
export const MAX_REPLY_LENGTH = 10_000;

export const inquiryEventSchema = z.object({
  type: z.enum(INQUIRY_EVENTS),
  productId: z.int().nullable(),
  /** The piece, as it was called. */
  title: z.string().nullable(),
  until: instant.nullable(),
  quoteId: z.int().nullable(),
  orderId: z.int().nullable(),
  /** Dollars, "129.00". */
  total: z.string().nullable(),
});
export type InquiryEvent = z.infer<typeof inquiryEventSchema>;

export const inquiryMessageSchema = z.object({
  id: idSchema,
  /** `customer` wrote it; `reply` and `note` are the shop's, and only the desk sees notes. */
  kind: z.enum(["customer", "reply", "note", "event"]),
  text: z.string(),
  photos: z.array(pictureSchema),
  event: inquiryEventSchema.nullable(),
  by: z.string().nullable(),
  /** The address that it was mailed from; null for one that did not come by email. */
  mailedFrom: z.string().nullable(),
  at: instant,
});
export type InquiryMessage = z.infer<typeof inquiryMessageSchema>;

export const inquiryPieceSchema = z.object({
  /** Null when the piece was deleted for good. */
  productId: z.int().nullable(),
  name: z.string(),
  picture: pictureSchema.nullable(),
  /** Dollars; with the availability null when the piece was deleted. */
  price: z.string().nullable(),
  availability: z.enum(AVAILABILITIES).nullable(),
  reservedFor: z.string().nullable(),
  reservedUntil: instant.nullable(),
  /** Whether it is reserved for the person who asks. */
  isReservedHere: z.boolean(),
});
export type InquiryPiece = z.infer<typeof inquiryPieceSchema>;

export const inquirySummarySchema = z.object({
  id: idSchema,
  /** Null while it is held, and without an email address and a phone number. */
  customerId: z.int().nullable(),
  state: z.enum(INQUIRY_STATES),
  source: z.enum(INQUIRY_SOURCES),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  ringSize: z.string().nullable(),
  heldBecause: z.enum(HELD_REASONS).nullable(),
  /** Empty for custom work. */
  pieces: z.array(inquiryPieceSchema),
  /** The newest message that is no note. */
  latest: inquiryMessageSchema.nullable(),
  lastMessageAt: instant,
  createdAt: instant,
  updatedAt: instant,
});
export type InquirySummary = z.infer<typeof inquirySummarySchema>;

export const inquirySchema = inquirySummarySchema.extend({
  /** Oldest first. */
  messages: z.array(inquiryMessageSchema),
  /** The customer's own page; null when it has ended. */
  privateUrl: z.string().nullable(),
});
export type Inquiry = z.infer<typeof inquirySchema>;

/** What the customer sees on their own page. */
export type PrivateInquiry = {
  name: string;
  isClosed: boolean;
  /** Whether the shop wrote last. */
  isAnswered: boolean;
  ringSize: string | null;
  /** A hidden piece has no page to link to. */
  pieces: (Omit<InquiryPiece, "reservedFor"> & { isListed: boolean })[];
  messages: Omit<InquiryMessage, "by" | "mailedFrom">[];
  /** When the page ends unless somebody writes. */
  endsOn: string;
};

export const inquiryCountsSchema = z.object({
  new: z.int(),
  "waiting-for-you": z.int(),
  "waiting-for-them": z.int(),
  closed: z.int(),
  "to-check": z.int(),
});
export type InquiryCounts = z.infer<typeof inquiryCountsSchema>;

/** Line breaks and other control characters would end a mail's header. */
const toOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
const personName = z.string().overwrite(toOneLine).min(1, "Enter your name.").max(100);
const line = (max: number) =>
  z
    .string()
    .overwrite(toOneLine)
    .max(max)
    .transform((text) => text || null)
    .nullish();
const email = emailAddress(ENTER_YOUR_EMAIL);
const message = z.string().trim().min(1, "Write a message.").max(MAX_MESSAGE_LENGTH);
const productIds = z.array(idSchema).max(MAX_INQUIRY_PIECES);

/** What the form of the shop sends. */
export const newInquirySchema = z.object({
  name: personName,
  email,
  message,
  phone: line(50),
  ringSize: line(20),
  productIds: productIds.optional(),
  /** From GET /inquiries/token. */
  token: z.string().max(200),
  /** The same when the form is sent again, so that nothing is doubled. */
  attempt: z.uuid().optional(),
  /** Honeypot field, invisible to people. */
  topic: z.string().max(500).optional(),
});
export type NewInquiry = z.infer<typeof newInquirySchema>;

export const inquirySentSchema = z.object({
  message: z.string(),
  privateUrl: z.string(),
  /** Whether the shop sends email: where it does, a copy goes to the visitor. */
  isMailed: z.boolean(),
});
export type InquirySent = z.infer<typeof inquirySentSchema>;

/** An inquiry that came in elsewhere, added by hand. */
export const recordedInquirySchema = z
  .object({
    source: z.enum(["phone", "email", "visit"]),
    name: personName,
    email: optionalEmailAddress(ENTER_YOUR_EMAIL)
      .transform((address) => address || null)
      .nullish(),
    phone: line(50),
    message: z.string().trim().min(1, "Write what they asked.").max(MAX_REPLY_LENGTH),
    productIds: productIds.optional(),
    /** Today by default. */
    receivedOn: dayOrInstant.nullish(),
  })
  .refine(({ email, phone }) => email || phone, {
    path: ["email"],
    error: "Enter an email address or a phone number.",
    when: ({ value }) => typeof value === "object" && value !== null,
  });
export type RecordedInquiry = z.infer<typeof recordedInquirySchema>;

/** What to do with inquiries that are held as doubtful. */
export const inquiryCheckSchema = z.object({
  ids: z.array(idSchema).min(1).max(1000),
  action: z.enum(["accept", "delete"]),
});
export type InquiryCheck = z.infer<typeof inquiryCheckSchema>;

export const inquiryStateChangeSchema = z.object({ state: z.enum(INQUIRY_STATES) });

const written = z.string().trim().min(1, "Write a message.").max(MAX_REPLY_LENGTH);
/** What a customer writes on their own page. */
export const answerSchema = z.object({ message });

export const newReplySchema = z.object({
  text: written,
  /** Addresses of stored photos. */
  photos: z.array(imageInput).max(10).optional(),
});
export type NewReply = z.infer<typeof newReplySchema>;

export const newNoteSchema = z.object({ text: written });

export const reserveSchema = z.object({ productId: idSchema, until: dayOrInstant });
export type Reserve = z.infer<typeof reserveSchema>;
export const releaseSchema = z.object({ productId: idSchema });
