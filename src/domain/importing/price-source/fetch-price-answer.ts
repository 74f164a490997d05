import { parse } from "csv-parse/sync";
import {
  MAX_ANSWER_BYTES,
  type PriceAnswer,
} from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { entriesOf, MAX_PATH_STEPS } from "#contract/catalogue/metal-prices/source/value-path.ts";
import { readAmount } from "#contract/catalogue/metal-prices/read-price-cell.ts";
import { DomainError, unprocessable } from "../../errors.ts";
import type { Shop } from "../../shop.ts";
import { decodeText } from "../spreadsheets/files/csv/decode-text.ts";
import { CSV_OPTIONS, detectDelimiter } from "../spreadsheets/files/csv/detect-delimiter.ts";

const TIMEOUT_MILLISECONDS = 10_000;

/**
 * What an address answers, read as JSON or CSV: at most 1 MB within ten seconds.
 * @throws unprocessable for a private address and an answer that is neither, bad-gateway for one that fails
 */
export async function fetchPriceAnswer(
  { outbound }: Shop,
  url: URL,
  signal?: AbortSignal,
): Promise<PriceAnswer> {
  const { status, bytes } = await outbound.fetch(url, {
    headers: { Accept: "application/json, text/csv;q=0.9, */*;q=0.1" },
    maxBytes: MAX_ANSWER_BYTES,
    timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    ...(signal && { signal }),
  });
  if (status < 200 || status > 299) {
    throw new DomainError("bad-gateway", describeStatus(url.host, status));
  }
  return { host: url.host, ...readAnswer(url.host, decodeText(bytes).text.trim()) };
}

function describeStatus(host: string, status: number): string {
  if (status === 401 || status === 403) {
    return `${host} refused the request. Check the key in the address.`;
  }
  if (status === 404 || status === 410) {
    return `${host} has nothing at this address. Check it for a typo.`;
  }
  if (status === 429) return `${host} has had too many requests. Try again later.`;
  return `${host} answered with an error (status ${status}). Try again later.`;
}

function readAnswer(host: string, text: string): Pick<PriceAnswer, "format" | "data"> {
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
  const data = parseJson(host, text);
  if (isDeeper(data, MAX_PATH_STEPS)) {
    throw unprocessable(`${host} answered with lists inside lists, too deep to show.`);
  }
  return data;
}

function parseJson(host: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DomainError("unprocessable", unreadable(host), { cause });
  }
}

const isDeeper = (data: unknown, levels: number): boolean =>
  entriesOf(data).some(([, value]) => levels === 0 || isDeeper(value, levels - 1));

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
