import { WEIGHT_UNITS } from "../weight-units.ts";
import { toPlainDecimal } from "../typed-numbers.ts";
import { z } from "../zod.ts";
import type { ImportQuestion } from "./import-questions.ts";
import { columnMappingSchema } from "./spreadsheets.ts";

/** What the words of a source about a piece's state mean here. */
export const PIECE_STATES = ["listed", "hidden", "sold"] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** What a file holds, and what that is called. */
export const FILE_KINDS = {
  pieces: "pieces",
  customers: "customers",
  orders: "orders",
  subscribers: "subscribers",
  redirects: "redirects",
  posts: "blog posts",
  discounts: "discount codes",
  "gift-cards": "gift cards",
} as const;
export type FileKind = keyof typeof FILE_KINDS;
export const fileKindSchema = z.enum(Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]]);

const yesOrNo = z.enum(["yes", "no"]);
const word = z.string().min(1).max(200);

/** A decimal above 0 with at most six places. */
export const exchangeRateSchema = z
  .string()
  .overwrite((typed) => toPlainDecimal(typed) ?? typed)
  .regex(/^\d{1,6}(?:\.\d{1,6})?$/, "Type a number such as 1.08.")
  .refine((rate) => Number(rate) > 0, "Type a number above 0.");

/** Cents at an exchange rate, rounded to whole ones without binary floating-point noise. */
export const toDollars = (cents: number, rate: string): number =>
  Math.round(Number((cents * Number(rate)).toPrecision(15)));

export const webAddressSchema = z
  .url({ protocol: /^https?$/, error: "Type an address that begins with https://." })
  .max(1000);

/** More do not fit into one request. */
export const MAX_PICTURE_FILES = 1000;

/** Stored photos by the name of the file that they were uploaded from. */
const pictureFilesSchema = z
  .record(z.string().min(1).max(300), z.string().regex(/^\/media\/[\da-f]{64}\.(?:jpg|webp)$/))
  .refine((files) => Object.keys(files).length <= MAX_PICTURE_FILES, {
    error: `Choose at most ${MAX_PICTURE_FILES} photos.`,
  });

/** What becomes of a category or tag of a source: a category of the shop is given by its id. */
const labelChoice = z.templateLiteral(["category:", z.int().min(1)]);
const labelChoiceSchema = z.union([z.enum(["tag", "leave-out"]), labelChoice]);
export type LabelChoice = z.infer<typeof labelChoiceSchema>;

/** Answers by row; a row without one is left open. */
const answersByRow = <Answer extends z.ZodType<string>>(row: z.ZodString, answer: Answer) =>
  z
    .record(row, answer.nullable())
    .transform(
      (rows) =>
        Object.fromEntries(Object.entries(rows).filter(([, each]) => each !== null)) as Record<
          string,
          z.output<Answer>
        >,
    );

/** A person's answers, by the ids of the questions; sent with the file. */
export const importAnswersSchema = z.object({
  /** Names of the sheets to read. */
  sheets: z.array(z.string().max(200)).min(1).max(200).optional(),
  /** What the columns hold. */
  columns: columnMappingSchema.optional(),
  /** What the file holds, where it isn't what it was taken for. */
  kind: fileKindSchema.optional(),
  /** Whether those subscribers confirmed of whom the file doesn't say it. */
  confirmed: yesOrNo.optional(),
  /** Whether customers who accept marketing become subscribers, who are still to confirm. */
  subscribe: yesOrNo.optional(),
  /** By word, as the file has it. */
  states: answersByRow(word, z.enum(PIECE_STATES)).optional(),
  /** By the name of the category or tag. */
  labels: answersByRow(word, labelChoiceSchema).optional(),
  /** The address that bare file names of pictures are prefixed with. */
  pictureFolder: webAddressSchema.optional(),
  /** The address of the blog that posts come from. */
  site: webAddressSchema.optional(),
  /** Photos that stand beside the file, matched by their names. */
  pictureFiles: pictureFilesSchema.optional(),
  /** How many US dollars one unit of a currency (ISO 4217) is worth, as typed. */
  rates: answersByRow(z.string().regex(/^[A-Z]{3}$/), exchangeRateSchema).optional(),
  /** Which price a piece gets that has a sale price beside its regular one. */
  salePrices: z.enum(["sale", "regular"]).optional(),
  /** Whether metals, stones and sizes are filled in that the words of a piece name: none, sure ones, or guesses too. */
  details: z.enum(["none", "sure", "all"]).optional(),
  /** What rows of one page become: one piece with variants, or a piece each. */
  sharedPages: z.enum(["one", "each"]).optional(),
  /** Of weights without a unit. */
  weightUnit: z.enum(WEIGHT_UNITS).optional(),
});
export type ImportAnswers = z.output<typeof importAnswersSchema>;
export type Answer<Id extends keyof ImportAnswers> = NonNullable<ImportAnswers[Id]>;

/** A question whose answer is one of these. */
export type AskedQuestion = ImportQuestion & { id: keyof ImportAnswers };
