import { z } from "zod";
import { cutText } from "#contract/cut-text.ts";
import { type ImportAnswers, importAnswersSchema } from "#contract/importing/import-choices.ts";
import { invalid } from "#domain/errors.ts";
import { parseJson } from "#domain/parse-json.ts";
import type { SpreadsheetFile } from "#domain/importing/spreadsheets/open-spreadsheet.ts";
import { fileTooLargeError } from "#domain/importing/spreadsheets/tables/spreadsheet-errors.ts";
import { MAX_WORDPRESS_BYTES } from "#contract/media/upload-limits.ts";
import { readUploadsIntoFolder } from "./read-uploads.ts";

/**
 * The uploaded spreadsheet, which is written into the folder, and the answers to its questions.
 * @throws too-large for a file beyond 200 MB, invalid when there is none
 */
export async function readSpreadsheetUpload(
  request: Request,
  folder: string,
): Promise<SpreadsheetFile> {
  const texts = new Map<string, string>();
  let received: Pick<SpreadsheetFile, "name" | "content"> | null = null;
  const limits = { maxBytes: MAX_WORDPRESS_BYTES, fields: ["answers"], texts };
  for await (const { name, file } of readUploadsIntoFolder(request, folder, limits)) {
    if (!file) throw fileTooLargeError("This file is larger than 200 MB.");
    if (received) throw invalid("file", "Choose one spreadsheet at a time.");
    received = { name: cutText(name, 255), content: file };
  }
  if (!received) throw invalid("file", "Choose a spreadsheet first.");
  return {
    ...received,
    answers: readAnswers(texts.get("answers")),
  };
}

/** @throws ZodError with the path of what is no answer */
const readAnswers = (text: string | undefined): ImportAnswers =>
  sentAnswers.parse({ answers: text ? parseJson(text) : {} }).answers;

const sentAnswers = z.object({ answers: importAnswersSchema });
