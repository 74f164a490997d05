import type { ImportReport } from "#contract/imports.ts";
import { MAPPED_FIELDS, type MappedField } from "#contract/spreadsheets.ts";
import { startImport } from "../imports/run-import.ts";
import type { Shop } from "../shop.ts";
import { openSpreadsheet, type Spreadsheet, type SpreadsheetFile } from "./open-spreadsheet.ts";
import { previewOwnCollections, takeOwnCollections } from "./own-collections.ts";
import { dropOwnTags, previewOwnTags, takeOwnTags } from "./own-tags.ts";
import { spreadsheetSource } from "./spreadsheet-source.ts";

export type SpreadsheetRun = {
  syncLogId: number;
  layout: string;
  /** The end of the run, with what was interpreted in the file as a whole. */
  done: Promise<{ report: ImportReport; fileNotes: string[] }>;
};

/** What has to be known before a file of a layout of its own can be read. */
export type Question = {
  headers: { name: string; samples: string[]; guess: MappedField | null }[];
  fields: { name: MappedField; label: string; isRequired: boolean }[];
  fileNotes: string[];
};

export type SpreadsheetStart = { question: Question } | { run: SpreadsheetRun };

/**
 * Begins to import a spreadsheet: its pieces all or none, refused rows apart; of the shop's own export
 * the tags and the collections that are not here yet as well. A file whose columns nobody knows is
 * answered by a question instead.
 * @throws DomainError for a file that cannot be read, conflict while another spreadsheet comes in
 */
export async function importSpreadsheet(
  shop: Shop,
  file: SpreadsheetFile,
  { by, dryRun }: { by: string | null; dryRun: boolean },
): Promise<SpreadsheetStart> {
  const sheet = await openSpreadsheet(shop, file);
  const { opened, dialect } = sheet;
  if (!opened || !dialect) return { question: ask(sheet) };
  const source = spreadsheetSource(file.name, sheet.header, opened);
  const start = () => startImport(shop, source, { by, dryRun, allOrNothing: true });
  const { syncLogId, done } = dryRun
    ? await preview(shop, sheet, start)
    : await take(shop, sheet, start);
  // Whoever waits hears of it; nobody has to.
  done.catch(() => undefined);
  return { run: { syncLogId, layout: dialect.label, done } };
}

type Start = () => ReturnType<typeof startImport>;

async function preview(shop: Shop, sheet: Spreadsheet, start: Start) {
  const { syncLogId, done } = await start();
  const finish = async () => {
    const report = await done;
    const tags = await previewOwnTags(shop, sheet.tags);
    const collections = await previewOwnCollections(shop, sheet.collections);
    return { report, fileNotes: [...sheet.notes, ...tags, ...collections] };
  };
  return { syncLogId, done: finish() };
}

/** Tags come before the pieces that bear them, collections after the pieces that they show. */
async function take(shop: Shop, sheet: Spreadsheet, start: Start) {
  const tags = await takeOwnTags(shop, sheet.tags);
  try {
    const { syncLogId, done } = await start();
    return { syncLogId, done: finish(shop, sheet, tags, done) };
  } catch (error) {
    await dropOwnTags(shop, tags.ids);
    throw error;
  }
}

async function finish(
  shop: Shop,
  sheet: Spreadsheet,
  tags: { ids: number[]; notes: string[] },
  done: Promise<ImportReport>,
) {
  let isIn = false;
  try {
    const report = await done;
    isIn = report.status === "completed";
    const others = isIn ? [...tags.notes, ...(await takeOwnCollections(shop, sheet))] : [];
    return { report, fileNotes: [...sheet.notes, ...others] };
  } finally {
    if (!isIn) await dropOwnTags(shop, tags.ids);
  }
}

function ask({ columns, notes }: Spreadsheet): Question {
  return {
    headers: columns,
    fields: (Object.entries(MAPPED_FIELDS) as [MappedField, string][]).map(([name, label]) => ({
      name,
      label,
      isRequired: name === "name",
    })),
    fileNotes: notes,
  };
}
