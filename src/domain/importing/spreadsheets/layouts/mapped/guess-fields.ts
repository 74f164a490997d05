import type { MappedField } from "#contract/importing/spreadsheets.ts";
import { foldColumnName } from "../../tables/header.ts";
import { guessByOneWord, guessField, isOtherPrice } from "./guess-field.ts";

/** A number column serves as SKU when there is no other. */
export const NUMBER_COLUMN = /^(?:id|number|no\.?|nr\.?|nummer|numero)$/;

/** "in stock" and "out of stock" serve as stock where there is no number. */
const AVAILABILITY_COLUMN =
  /^(?:availability|stock status|verfugbarkeit|disponibilite|disponibilidad|beschikbaarheid)$/;

/** Words for what is sold: a column of names, unless the file has one that says name or title. */
const WEAK_NAME =
  /^(?:piece|item|product|article|artikel|produkt|stuck|produit|bijou|articolo|prodotto|gioiello|articulo|producto|joya|pieza|товар|изделие|виріб|proizvod|artikal|nakit|производ|артикал)$/;

/** "title_en", "name [de]": a column of one language among those of several. */
const LANGUAGE =
  /^(.+?)(?<![\s_.:([-])[\s_.:([-]+(en|de|fr|it|es|nl|pt|pl|cs|sk|sr|hr|ru|uk|ua)[)\]]?$/;

/** Guesses the fields of columns by their names; a field that allows one column is guessed once. */
export function guessFields(names: string[]): (MappedField | null)[] {
  const left = otherLanguages(names);
  const all = names.map((name) => (left.has(name) ? null : guessField(name)));
  const strong = all.findIndex(
    (field, index) => field === "name" && !WEAK_NAME.test(foldColumnName(names[index] ?? "")),
  );
  const guessed = new Set<MappedField>();
  const guesses = all.map((field, index) => {
    if (field === null || (guessed.has(field) && !MULTI_COLUMN_FIELDS.has(field))) return null;
    if (field === "name" && strong !== -1 && index !== strong) return null;
    guessed.add(field);
    return field;
  });
  const named = withPrice(names, withOneWord(names, guesses, left));
  return withColumn(
    withColumn(named, names, "sku", NUMBER_COLUMN),
    names,
    "stock",
    AVAILABILITY_COLUMN,
  );
}

/** Fields that no column names by itself, from the first column that has a word of it. */
function withOneWord(
  names: string[],
  guesses: (MappedField | null)[],
  left: Set<string>,
): (MappedField | null)[] {
  const missing = new Set<MappedField>(
    (["name", "price", "cost", "sku", "stock", "description"] as const).filter(
      (field) => !guesses.includes(field),
    ),
  );
  return guesses.map((guess, index) => {
    const name = names[index] ?? "";
    if (guess !== null || left.has(name) || isOtherPrice(name)) return guess;
    const field = guessByOneWord(name);
    return field !== null && missing.delete(field) ? field : null;
  });
}

/** The columns that repeat another one in another language: of several the English one is read. */
function otherLanguages(names: string[]): Set<string> {
  const inLanguages = names.flatMap((name) => {
    const [, base, language] = LANGUAGE.exec(foldColumnName(name)) ?? [];
    return base && language ? [{ name, base, language }] : [];
  });
  const groups = [...Map.groupBy(inLanguages, ({ base }) => base).values()];
  return new Set(
    groups.flatMap((group) => {
      const read = group.find(({ language }) => language === "en") ?? group[0];
      return group.filter((each) => each !== read).map(({ name }) => name);
    }),
  );
}

/** The only price of a file is the price, whatever it is called. */
function withPrice(names: string[], guesses: (MappedField | null)[]): (MappedField | null)[] {
  if (guesses.includes("price")) return guesses;
  const other = names.findIndex(isOtherPrice);
  const hasNamed = guesses.includes("formerPrice") || guesses.includes("salePrice");
  if (!hasNamed && other !== -1) return guesses.with(other, "price");
  return withOnlyPrice(guesses);
}

/** Of a former price and a sale price without another, the former one is the price. */
export function withOnlyPrice(guesses: (MappedField | null)[]): (MappedField | null)[] {
  if (guesses.includes("price")) return guesses;
  const only = guesses.includes("formerPrice") ? "formerPrice" : "salePrice";
  return guesses.map((field) => (field === only ? "price" : field));
}

/** A field that no other column holds, in the first one of such a name. */
function withColumn(
  guesses: (MappedField | null)[],
  names: string[],
  field: MappedField,
  name: RegExp,
): (MappedField | null)[] {
  if (guesses.includes(field)) return guesses;
  const found = guesses.findIndex(
    (guess, index) => guess === null && name.test(foldColumnName(names[index] ?? "")),
  );
  return found === -1 ? guesses : guesses.with(found, field);
}

/** Fields that several columns may share. */
export const MULTI_COLUMN_FIELDS: ReadonlySet<MappedField> = new Set([
  "images",
  "imageTexts",
  "tags",
  "materials",
  "description",
  "category",
]);
