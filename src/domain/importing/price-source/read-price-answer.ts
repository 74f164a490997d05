import { parse } from "csv-parse/sync";
import type { PriceAnswer } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { MAX_PATH_STEPS } from "#contract/catalogue/metal-prices/source/value-path.ts";
import { readAmount } from "#contract/catalogue/metal-prices/read-price-cell.ts";
import { DomainError, unprocessable } from "../../errors.ts";
import { isNestedDeeper, parseJson } from "../../parse-json.ts";
import { decodeText } from "../spreadsheets/files/csv/decode-text.ts";
import { CSV_OPTIONS, detectDelimiter } from "../spreadsheets/files/csv/detect-delimiter.ts";

/**
 * An answer of a host as JSON or CSV.
 * @throws unprocessable for one that is neither, or holds no number
 */
export function readPriceAnswer(
  host: string,
  bytes: Uint8Array,
): Pick<PriceAnswer, "format" | "data"> {
  const text = decodeText(bytes).text.trim();
  if (text === "") throw unprocessable(`${host} answered with nothing.`);
  if (text.startsWith("<")) {
    throw unprocessable(
      `${host} answered with a web page, not with a list of prices. Look for an address that gives JSON or CSV.`,
    );
  }
  if (/^[[{]/.test(text)) return { format: "json", data: readJson(host, text) };
  return { format: "csv", data: readRows(host, text) };
}

function readJson(host: string, text: string): unknown {
  if (isNestedDeeper(text, MAX_PATH_STEPS)) {
    throw unprocessable(`${host} answered with lists inside lists, too deep to show.`);
  }
  const data = parseJson(text);
  if (data === undefined) throw unprocessable(unreadable(host));
  return data;
}

function readRows(host: string, text: string): string[][] {
  const rows = parseCsv(host, text).filter((row) => row.some((cell) => cell.trim() !== ""));
  const isText = !/[\0\uFFFD]/u.test(text);
  if (!isText || !rows.some((row) => row.some((cell) => readAmount(cell) !== undefined))) {
    throw unprocessable(unreadable(host));
  }
  return rows;
}

function parseCsv(host: string, text: string): string[][] {
  try {
    return parse(text, { ...CSV_OPTIONS, delimiter: detectDelimiter(text) });
  } catch (cause) {
    throw new DomainError("unprocessable", unreadable(host), { cause });
  }
}

const unreadable = (host: string): string =>
  `${host} answered with something that can’t be read as a list of prices (JSON or CSV).`;
