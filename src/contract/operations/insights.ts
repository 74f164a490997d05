import { z } from "../zod.ts";
import { idSchema } from "../field-schemas.ts";
import { pictureSchema } from "../media/media.ts";

/**
 * What is counted a day. "visits": visitors, each once; "page", "piece", "collection": views; "keep": visitors
 * whose shortlist held the piece; "search": searches without results; "missing": visitors of an address that
 * does not exist; "source", "device": visits by the site before and by what was used.
 */
export const COUNT_KINDS = [
  "visits",
  "page",
  "piece",
  "collection",
  "keep",
  "search",
  "missing",
  "source",
  "device",
] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

/** What the Insights screen lists until it is mended or dismissed. */
export const FINDING_KINDS = ["search", "missing"] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** The source of a visit without a site before it: a typed address or a bookmark. */
export const DIRECT = "direct";
/** The source of a visit by a link of a letter. */
export const LETTER = "letter";
/** The site of a day that has named too many already. */
export const OTHER_SOURCE = "other";

const count = z.int().min(0);
/** "2026-11-20". */
const day = z.iso.date();

const totalsSchema = z.object({ visits: count, views: count, inquiries: count });
export type InsightTotals = z.infer<typeof totalsSchema>;

export const pieceNumbersSchema = z.object({
  productId: idSchema,
  views: count,
  keeps: count,
  inquiries: count,
});
export type PieceNumbers = z.infer<typeof pieceNumbersSchema>;

const insightPieceSchema = pieceNumbersSchema.extend({
  name: z.string(),
  picture: pictureSchema.nullable(),
  /** In the earlier days that the comparison covers; null without one. */
  viewsBefore: count.nullable(),
});
export type InsightPiece = z.infer<typeof insightPieceSchema>;

/** A page of the shop that a missing address may have meant. */
const targetSchema = z.object({ path: z.string(), title: z.string() });
export type RedirectTarget = z.infer<typeof targetSchema>;

const missingSchema = z.object({ path: z.string(), count, targets: z.array(targetSchema) });
export type MissingPage = z.infer<typeof missingSchema>;

/** What may be shown for a search without results: pieces of one of its words, or a page that mentions one. */
const suggestedAnswerSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pieces"), path: z.string(), count }),
  z.object({ kind: z.literal("page"), path: z.string(), title: z.string() }),
]);
export type SuggestedAnswer = z.infer<typeof suggestedAnswerSchema>;

const searchFindingSchema = z.object({
  text: z.string(),
  count,
  suggestions: z.array(suggestedAnswerSchema),
});
export type SearchFinding = z.infer<typeof searchFindingSchema>;

/** A search that shows a page of the shop. */
export const searchAnswerSchema = z.object({
  search: z.string().trim().min(1).max(80),
  path: z.string().min(1).max(500),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

export const searchAnswerChangeSchema = searchAnswerSchema.extend({
  /** null ends it. */
  path: searchAnswerSchema.shape.path.nullable(),
});
export type SearchAnswerChange = z.infer<typeof searchAnswerChangeSchema>;

const namedCountSchema = z.object({ name: z.string(), path: z.string(), count });
export type NamedCount = z.infer<typeof namedCountSchema>;

export const insightsSchema = z.object({
  from: day,
  to: day,
  /** The first day that was counted; null before any visit. */
  since: day.nullable(),
  ...totalsSchema.shape,
  /** Inquiries of these days that nobody has answered yet. */
  newInquiries: count,
  /** The days as long before; null while there are none to compare with. */
  before: totalsSchema.extend({ from: day, to: day }).nullable(),
  /** Days with counts, in order; empty once they are kept by month. */
  days: z.array(z.object({ day, visits: count, views: count })),
  /** Letters that went out, by their day. */
  letters: z.array(z.object({ day, subject: z.string() })),
  devices: z.object({ phone: count, computer: count }),
  pieces: z.array(insightPieceSchema),
  collections: z.array(namedCountSchema),
  pages: z.array(z.object({ path: z.string(), count })),
  searches: z.array(searchFindingSchema),
  answers: z.array(searchAnswerSchema),
  missing: z.array(missingSchema),
  /** A host, "direct", "letter" or "other". */
  sources: z.array(z.object({ source: z.string(), count })),
});
export type Insights = z.infer<typeof insightsSchema>;

export const dismissalSchema = z.object({
  kind: z.enum(FINDING_KINDS),
  subject: z.string().min(1).max(200),
  dismissed: z.boolean(),
});
export type Dismissal = z.infer<typeof dismissalSchema>;

/** A page that a browser has shown without loading a document. */
export const shownPageSchema = z.object({
  path: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/),
});

export const newRedirectSchema = z.object({
  from: z.string().trim().min(1, "Enter the old address.").max(500),
  to: z.string().trim().min(1, "Enter the new address.").max(500),
});
export type NewRedirectInput = z.infer<typeof newRedirectSchema>;
