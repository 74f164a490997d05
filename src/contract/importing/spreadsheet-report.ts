import { z } from "../zod.ts";
import { fileKindSchema } from "./import-choices.ts";
import { importQuestionSchema } from "./import-questions.ts";
import { importReportSchema } from "./imports.ts";

/** What the file leaves open: the client asks, and sends the file again with `answers`. */
const questionsSchema = z.array(importQuestionSchema);

/** The report of an import, and notes on how the file was interpreted. */
export const spreadsheetReportSchema = importReportSchema.extend({
  message: z.string(),
  needsMapping: z.literal(false),
  /** The recognized layout, "Shopify". */
  layout: z.string(),
  fileNotes: z.array(z.string()),
  /** What the file was taken for; nothing comes in that the shop doesn't take. */
  kind: fileKindSchema,
  questions: questionsSchema,
});
export type SpreadsheetReport = z.infer<typeof spreadsheetReportSchema>;

/** The response to a file with unknown columns: the client maps them and sends the file again. */
const mappingRequestSchema = z.object({
  message: z.string(),
  needsMapping: z.literal(true),
  fileNotes: z.array(z.string()),
  questions: questionsSchema,
});

export type MappingRequest = z.infer<typeof mappingRequestSchema>;

export const spreadsheetResponseSchema = z.union([spreadsheetReportSchema, mappingRequestSchema]);
export type SpreadsheetResponse = z.infer<typeof spreadsheetResponseSchema>;
