import type { MappedField } from "#contract/importing/spreadsheets.ts";
import { foldColumnName } from "../../tables/header.ts";
import { NUMBER_COLUMN } from "./guess-fields.ts";

type Guess = MappedField | null;

const WEB_ADDRESS = /^(?:(?:https?:)?\/\/|www\.)\S+$/i;
/** Fields that may hold web addresses. */
const OF_ADDRESSES = new Set<Guess>(["address", "images"]);
/** "R-101" or "18KYG204", but not "2x" or "3pcs". */
const CODE = /^(?!\d+\p{L}{1,4}\.?$)(?=\S*\d)(?=\S*[\p{L}/-])\S{2,}$/u;
const NUMBER = /^\d{3,}$/;
/** "Stock #", "Lager-Nr.", "Inventory no" */
const SAYS_NUMBER = /#|№|(?:^|[^\p{L}])(?:n[or°º]|num|number|nummer)\.?$/iu;

/**
 * Guesses with what the first values of columns say of codes and addresses: codes under "Stock #" are SKUs, a
 * web address is no name or description, and one on a street no web address.
 * @param values of each column, "" where a row has none
 */
export function guessCodeColumns(names: string[], guesses: Guess[], values: string[][]): Guess[] {
  const left = guesses.map((guess, index): Guess => {
    const filled = (values[index] ?? []).filter(Boolean);
    if (filled.length === 0) return guess;
    if (guess === "address" && filled.every((value) => /\s/.test(value))) return null;
    const areAddresses = filled.every((value) => WEB_ADDRESS.test(value));
    return areAddresses && !OF_ADDRESSES.has(guess) ? null : guess;
  });
  const codes = left.findIndex(
    (guess, index) => guess === "stock" && areCodes(names[index] ?? "", values[index] ?? []),
  );
  if (codes === -1) return left;
  const sku = left.indexOf("sku");
  const isNumbered = NUMBER_COLUMN.test(foldColumnName(names[sku] ?? ""));
  const others = isNumbered ? left.with(sku, null) : left;
  return others.with(codes, others.includes("sku") ? null : "sku");
}

/** Whether values are all different, and none is a number of pieces. */
function areCodes(name: string, values: string[]): boolean {
  const filled = values.filter(Boolean);
  const isDistinct = new Set(filled).size === filled.length;
  if (filled.length === 0 || !isDistinct) return false;
  return (
    filled.every((value) => CODE.test(value)) ||
    (SAYS_NUMBER.test(name) && filled.every((value) => CODE.test(value) || NUMBER.test(value)))
  );
}
