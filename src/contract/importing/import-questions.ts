import { z } from "../zod.ts";

const optionSchema = z.object({
  value: z.string(),
  label: z.string(),
  /** Said behind the label. */
  note: z.string().optional(),
  /** Of a mapping: what is wrong while no row has it. */
  missing: z.string().optional(),
  /** Of a mapping: what is wrong while several rows have it. */
  twice: z.string().optional(),
});
export type QuestionOption = z.infer<typeof optionSchema>;

const text = z.string();
const about = z.array(text);

const asked = z.object({
  /** The key of its answer. Questions of one id share their answer. */
  id: text,
  /** null where what follows belongs to the question before. */
  title: text.nullable(),
  help: text.nullable(),
});

/** One of some options: a list to choose from where it has a label, else all of them are shown. */
const choiceSchema = asked.extend({
  type: z.literal("choice"),
  label: text.optional(),
  /** The first things that it is about, as in the file. */
  about,
  options: z.array(optionSchema),
  /** Chosen for leaving it open; without one, something is always chosen. */
  blank: text.optional(),
  answer: text.nullable(),
});

/** Any of some options, at least one. */
const choicesSchema = asked.extend({
  type: z.literal("choices"),
  options: z.array(optionSchema),
  answer: z.array(text),
});

/** One of the same options for each of several rows: words of the file, or its columns. */
const mappingSchema = asked.extend({
  type: z.literal("mapping"),
  options: z.array(optionSchema),
  /** Buttons that choose an option for all open rows; {count} in the label is how many these are. */
  forAllOpen: z.array(z.object({ value: text, label: text })).optional(),
  rows: z.array(
    z.object({
      key: text,
      label: text,
      about: text,
      /** Chosen for leaving it open. */
      blank: text,
      answer: text.nullable(),
    }),
  ),
});

/** The exchange rate of each currency, with prices to convert. */
const ratesSchema = asked.extend({
  type: z.literal("rates"),
  placeholder: text,
  rows: z.array(
    z.object({
      /** ISO 4217. */
      key: text,
      label: text,
      about: text,
      /** In hundredths of a unit. */
      prices: z.array(z.object({ text, cents: z.int() })),
      answer: text.nullable(),
    }),
  ),
});

/** A web address. */
const addressSchema = asked.extend({
  type: z.literal("address"),
  label: text,
  placeholder: text,
  about,
  answer: text.nullable(),
});

/** Photos that the file names: the client uploads them and answers with their addresses by file name. */
const photosSchema = asked.extend({
  type: z.literal("photos"),
  names: z.array(text),
  /** How many were found among the uploaded ones. */
  found: z.int(),
  answer: z.record(text, text),
});

/** What a file leaves open, in the words that a person reads, with what happens until it is answered. */
export const importQuestionSchema = z.discriminatedUnion("type", [
  choiceSchema,
  choicesSchema,
  mappingSchema,
  ratesSchema,
  addressSchema,
  photosSchema,
]);
export type ImportQuestion = z.infer<typeof importQuestionSchema>;

/** What a person says: a value, several, or one for each row, null where it is left open. */
export type QuestionAnswer = string | string[] | Record<string, string | null> | null;

export type QuestionOf<Type extends ImportQuestion["type"]> = Extract<
  ImportQuestion,
  { type: Type }
>;
