import { createReadStream } from "node:fs";
import path from "node:path";
import { createGunzip } from "node:zlib";
import { tableEntry } from "../../../infrastructure/table-dump/manifest.ts";
import type { Row } from "../../../infrastructure/table-dump/read-rows.ts";
import { parseJson } from "../../../parse-json.ts";
import { ArchiveError } from "./archive-error.ts";
import { MAX_ROW_LENGTH } from "./archive-limits.ts";

/**
 * The rows of a table in an extracted backup, in batches, with their text.
 * @throws ArchiveError for what is no gzipped JSON lines, and for a row that is too long
 */
export async function* readDumpedRows(
  folder: string,
  table: string,
): AsyncGenerator<{ rows: Row[]; text: string }> {
  for await (const text of readLines(path.join(folder, tableEntry(table)), table)) {
    const rows = text
      .split("\n")
      .slice(0, -1)
      .map((line) => parseRow(line, table));
    yield { rows, text };
  }
}

/** Whole lines, several at a time. Not readline, which also splits at U+2028, which JSON does not escape. */
async function* readLines(file: string, table: string): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of unzip(file, table)) {
    const end = chunk.lastIndexOf("\n") + 1;
    if (end > 0) {
      yield [...parts, chunk.slice(0, end)].join("");
      [parts, length] = [[], 0];
    }
    parts.push(chunk.slice(end));
    length += chunk.length - end;
    if (length > MAX_ROW_LENGTH) throw new ArchiveError(`a row of ${table} in it is too long`);
  }
  if (length > 0) throw damaged(table);
}

async function* unzip(file: string, table: string): AsyncGenerator<string> {
  const text = createReadStream(file).compose(createGunzip()).setEncoding("utf8");
  try {
    yield* text as AsyncIterable<string>;
  } catch (error) {
    throw damaged(table, error);
  }
}

function parseRow(line: string, table: string): Row {
  const row = parseJson(line);
  if (typeof row !== "object" || row === null) throw damaged(table);
  return row as Row;
}

const damaged = (table: string, cause?: unknown) =>
  new ArchiveError(`${tableEntry(table)} is damaged`, { cause });
