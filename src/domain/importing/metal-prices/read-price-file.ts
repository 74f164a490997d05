import { parse } from "csv-parse/sync";
import { FINE_METALS } from "#contract/catalogue/metal-prices/fine-metals.ts";
import { formatOuncePrice } from "#contract/catalogue/metal-prices/ounce-price.ts";
import {
  MAX_PRICE_FILE_BYTES,
  PRICE_FILE_TOO_LARGE,
  type ReadPrices,
} from "#contract/catalogue/metal-prices/price-file.ts";
import { DomainError, unprocessable } from "../../errors.ts";
import { decodeText } from "../spreadsheets/files/csv/decode-text.ts";
import { CSV_OPTIONS, detectDelimiter } from "../spreadsheets/files/csv/detect-delimiter.ts";
import { findMetalPrices } from "./find-metal-prices.ts";

/**
 * The prices of metals in a CSV file; nothing is recorded.
 * @throws too-large beyond 1 MB, unprocessable for a file without prices
 */
export function readPriceFile(bytes: Uint8Array): ReadPrices {
  if (bytes.length > MAX_PRICE_FILE_BYTES) throw new DomainError("too-large", PRICE_FILE_TOO_LARGE);
  const { prices, skipped } = findMetalPrices(readRows(decodeText(bytes).text));
  const found = FINE_METALS.flatMap((metal) => {
    const price = prices[metal];
    return price === undefined ? [] : [[metal, formatOuncePrice(price)]];
  });
  if (found.length === 0) {
    throw unprocessable("No metal prices in this file. It needs a metal and a price in each row.");
  }
  return { ...(Object.fromEntries(found) as Omit<ReadPrices, "skipped">), skipped };
}

function readRows(text: string): string[][] {
  try {
    return parse(text, { ...CSV_OPTIONS, delimiter: detectDelimiter(text) });
  } catch (cause) {
    throw new DomainError("unprocessable", "This file isn’t a CSV file that can be read.", {
      cause,
    });
  }
}
