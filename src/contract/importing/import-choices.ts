import { WEIGHT_UNITS } from "../weight-units.ts";
import { toPlainDecimal } from "../typed-numbers.ts";
import { z } from "../zod.ts";
import { ITEM_KINDS, type ItemKind } from "./import-records.ts";

/** What the words of a source about a piece's state mean here. */
export const PIECE_STATES = ["listed", "hidden", "sold"] as const;
export type PieceState = (typeof PIECE_STATES)[number];

/** Which price a piece gets that has a sale price beside its regular one. */
const salePriceChoice = z.enum(["sale", "regular"]);
export type SalePriceChoice = z.infer<typeof salePriceChoice>;

/** What rows of one page become: one piece with variants, or a piece each. */
const sharedPageChoice = z.enum(["one", "each"]);
export type SharedPageChoice = z.infer<typeof sharedPageChoice>;

/** Whether metals, stones and sizes are filled in that the words of a piece name: none, sure ones, or guesses too. */
const detailChoice = z.enum(["none", "sure", "all"]);
export type DetailChoice = z.infer<typeof detailChoice>;

/** What a file of what the shop takes, or doesn't take, is called where that isn't its kind. */
const FILE_NAMES = {
  posts: "blog posts",
  discounts: "discount codes",
  "gift-cards": "gift cards",
} as const;
type TakenKind = Exclude<(typeof ITEM_KINDS)[ItemKind]["file"], null>;
export type FileKind = TakenKind | keyof typeof FILE_NAMES;

/** What a table holds, and what it is called. */
export const FILE_KINDS = {
  ...Object.fromEntries(
    Object.values(ITEM_KINDS).flatMap(({ file }) => (file ? [[file, file]] : [])),
  ),
  ...FILE_NAMES,
} as Record<FileKind, string>;
const fileKind = z.enum(Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]]);

const weightUnit = z.enum(WEIGHT_UNITS);
const state = z.enum(PIECE_STATES);
const word = z.string().min(1).max(200);

/** A decimal above 0 with at most six places. */
export const exchangeRateSchema = z
  .string()
  .overwrite((typed) => toPlainDecimal(typed) ?? typed)
  .regex(/^\d{1,6}(?:\.\d{1,6})?$/, "Type a number such as 1.08.")
  .refine((rate) => Number(rate) > 0, "Type a number above 0.");

export const pictureFolderSchema = z
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

/** A person's answers to the questions of a preview; sent again with the file. */
export const importAnswersSchema = z.object({
  /** What the file holds, where it isn't what it was taken for. */
  kind: fileKind.optional(),
  /** Whether those subscribers confirmed of whom the file doesn't say it. */
  confirmed: z.boolean().optional(),
  /** Whether customers who accept marketing become subscribers, who are still to confirm. */
  subscribe: z.boolean().optional(),
  /** By word, as the file has it. */
  states: z.record(word, state).optional(),
  /** By the name of the category or tag. */
  labels: z.record(word, labelChoiceSchema).optional(),
  /** The address that bare file names of pictures are prefixed with. */
  pictureFolder: pictureFolderSchema.optional(),
  /** Photos that stand beside the file, matched by their names. */
  pictureFiles: pictureFilesSchema.optional(),
  /** How many US dollars one unit of a currency (ISO 4217) is worth, as typed. */
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), exchangeRateSchema).optional(),
  salePrices: salePriceChoice.optional(),
  details: detailChoice.optional(),
  sharedPages: sharedPageChoice.optional(),
  /** Of weights without a unit. */
  weightUnit: weightUnit.optional(),
});
export type ImportAnswers = z.infer<typeof importAnswersSchema>;

/** What a file leaves open. Until it is answered, the import does what `answer` says, or what is safe. */
export const importQuestionsSchema = z.object({
  /** What the file was taken for instead of pieces; nothing comes in that the shop doesn't take. Null for pieces. */
  kind: z
    .object({
      /** What it may hold, what it was taken for first. */
      choices: z.array(fileKind),
      answer: fileKind,
      /** Subscribers of whom the file doesn't say whether they confirmed. */
      unconfirmed: z.int(),
      confirmed: z.boolean(),
      /** Customers who accept marketing there. */
      accepting: z.int(),
      subscribe: z.boolean(),
    })
    .nullable(),
  /** Words about the state that are not known; pieces with one stay hidden until it is answered. */
  states: z.array(z.object({ word: z.string(), pieces: z.int(), answer: state.nullable() })),
  /** Categories that the shop does not have, and words of a menu; left out until it is answered. */
  labels: z.array(
    z.object({ word: z.string(), pieces: z.int(), answer: labelChoiceSchema.nullable() }),
  ),
  /** The shop's categories, to choose from. */
  categories: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Pictures of which the file has only the names, as many as can be uploaded; null when there are none. */
  pictureFolder: z
    .object({ pieces: z.int(), names: z.array(z.string()), answer: z.string().nullable() })
    .nullable(),
  /** How many pictures were found among the photos beside the file. */
  pictureFiles: z.int(),
  /** Currencies other than the shop's; pieces with one wait for review until there is a rate. */
  currencies: z.array(
    z.object({
      /** ISO 4217. */
      currency: z.string(),
      pieces: z.int(),
      /** Of the first pieces: the price as in the file. */
      examples: z.array(z.object({ name: z.string(), price: z.string() })),
      answer: z.string().nullable(),
    }),
  ),
  /** Pieces whose sale price differs from their regular one; null when there are none. */
  salePrices: z
    .object({
      pieces: z.int(),
      /** Of the first pieces: both prices as in the file. */
      examples: z.array(z.object({ name: z.string(), sale: z.string(), regular: z.string() })),
      answer: salePriceChoice,
    })
    .nullable(),
  /** Pieces whose rows share a page or a handle, in a table without groups; null when there are none. */
  sharedPages: z
    .object({
      pieces: z.int(),
      /** Of the first pieces. */
      examples: z.array(z.object({ name: z.string(), rows: z.int() })),
      answer: sharedPageChoice,
    })
    .nullable(),
  /** Weights whose unit the file does not say, left out until it is answered; null when there are none. */
  weightUnit: z
    .object({
      weights: z.int(),
      /** The first ones as in the file. */
      examples: z.array(z.string()),
      answer: weightUnit.nullable(),
    })
    .nullable(),
  /** Pieces whose words name details that the file has no column for; null when there are none. */
  details: z
    .object({
      pieces: z.int(),
      /** Pieces of which some are sure. */
      sure: z.int(),
      /** Of the first pieces: what was read, and whether it is sure. */
      examples: z.array(z.object({ name: z.string(), text: z.string(), isSure: z.boolean() })),
      answer: detailChoice,
    })
    .nullable(),
});
export type ImportQuestions = z.infer<typeof importQuestionsSchema>;
