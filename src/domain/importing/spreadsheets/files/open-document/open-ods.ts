import { passwordError, damagedFileError } from "../../tables/spreadsheet-errors.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { addFormula, cellName, newScan, type Scan } from "../sheets/scan.ts";
import type { Workbook } from "../sheets/workbook.ts";
import { readAttribute } from "../xml/read-attribute.ts";
import { readXmlTokens, type XmlToken } from "../xml/read-xml-tokens.ts";
import { readEntry, streamEntry } from "../zip/read-entry.ts";
import { readZipDirectory } from "../zip/zip-directory.ts";
import { type OdsPart, readOdsRows } from "./read-ods-rows.ts";

type ScannedSheet = { name: string; isHidden: boolean; scan: Scan };

/**
 * Opens an OpenDocument spreadsheet (.ods).
 * @throws unprocessable when damaged or password-protected
 */
export async function openOds(bytes: Buffer): Promise<Workbook> {
  const entries = readZipDirectory(bytes);
  const manifest = entries.find(({ name }) => name === "META-INF/manifest.xml");
  if (manifest && readEntry(bytes, manifest).includes("encryption-data")) throw passwordError();
  const content = entries.find(({ name }) => name === "content.xml");
  if (!content) throw damagedFileError();
  const readTokens = () => readXmlTokens(streamEntry(bytes, content));
  const scanned = await scanSheets(readTokens());
  return {
    sheets: scanned.map(({ name, isHidden }) => ({ name, isHidden })),
    readSheet: (index) => {
      const { name = "", scan = newScan() } = scanned[index] ?? {};
      return readSheet(name, scan, rowsOf(readOdsRows(readTokens()), index));
    },
  };
}

async function* rowsOf(parts: AsyncIterable<OdsPart>, wanted: number) {
  let sheet = -1;
  for await (const part of parts) {
    if (part.kind === "sheet") sheet += 1;
    if (sheet > wanted) return;
    if (part.kind === "row" && sheet === wanted)
      yield { number: part.number, values: part.cells.map((cell) => cell?.value ?? null) };
  }
}

async function scanSheets(tokens: AsyncIterable<XmlToken>): Promise<ScannedSheet[]> {
  const hiddenStyles = new Set<string>();
  const sheets: (Omit<ScannedSheet, "scan"> & { scan: ReturnType<typeof newScan> })[] = [];
  for await (const part of readOdsRows(findHiddenStyles(tokens, hiddenStyles))) {
    if (part.kind === "sheet")
      sheets.push({
        name: part.name || `Sheet ${sheets.length + 1}`,
        isHidden: hiddenStyles.has(part.style ?? ""),
        scan: newScan(),
      });
    else addRow(sheets.at(-1)?.scan, part);
  }
  return sheets;
}

function addRow(
  scan: ReturnType<typeof newScan> | undefined,
  { number, cells, isHidden }: Extract<OdsPart, { kind: "row" }>,
): void {
  if (!scan) return;
  if (isHidden) scan.hiddenRows.add(number);
  for (const [column, cell] of cells.entries()) {
    if (!cell) continue;
    if (cell.isFormula) addFormula(scan, column, number, cell.value !== null);
    if (cell.isFormula || cell.isError) scan.errors.add(cellName(column, number));
    if (cell.currency !== null) scan.currencies.set(cellName(column, number), cell.currency);
    const endRow = number + cell.rows - 2;
    const endColumn = column + cell.columns - 1;
    if (cell.rows > 1)
      scan.merges.push({ startRow: number - 1, endRow, startColumn: column, endColumn });
  }
}

/** The styles of tables come before the tables that use them. */
async function* findHiddenStyles(tokens: AsyncIterable<XmlToken>, hidden: Set<string>) {
  let style = "";
  for await (const token of tokens) {
    if (token.kind === "open" && token.name === "style")
      style = readAttribute(token.tag, String.raw`[\w-]+:name`) ?? "";
    const isHidden =
      token.kind === "open" &&
      token.name === "table-properties" &&
      readAttribute(token.tag, String.raw`[\w-]+:display`) === "false";
    if (isHidden) hidden.add(style);
    yield token;
  }
}
