import type { MappedField } from "#contract/importing/spreadsheets.ts";
import { EMAIL_PATTERN } from "#contract/email-address.ts";
import { guessFields } from "../layouts/mapped/guess-fields.ts";
import { toText } from "../tables/cell-values.ts";
import { foldColumnName, type Header, toHeader } from "../tables/header.ts";
import type { Row } from "../tables/table.ts";
import { DECLARED_KINDS } from "./declared-kinds.ts";
import type { DeclaredKind, SubscriberColumns } from "./declared-people.ts";

/** What a table holds that is no table of pieces. */
export type FoundKind = Pick<DeclaredKind, "kind" | "report" | "isUtc" | "isRootless"> & {
  /** null for a list of somebody's own. */
  platform: string | null;
  header: Header;
  /** The column of addresses; null for none. */
  email: number | null;
  people: SubscriberColumns;
};

/**
 * Recognizes a table that holds something else than pieces, by its headings.
 * @param rows the first
 * @param row the likeliest row of headings
 */
export function findKind(rows: Row[], row: Row | undefined): FoundKind | null {
  const headers = rows.map(toHeader);
  for (const declared of DECLARED_KINDS) {
    const { columns, without = [], people = {} } = declared;
    const header = headers.find(
      ({ find }) =>
        columns.every((names) => find(...[names].flat()) !== undefined) &&
        find(...without) === undefined,
    );
    if (header) return { ...declared, header, email: findEmailColumn(header, rows), people };
  }
  return findMoves(rows) ?? (row ? findList(rows, row) : null);
}

const isAddress = (text: string): boolean => /^(?:\/|https?:\/\/)\S/i.test(text);

/** Columns of old addresses and of new ones. */
export const OLD_ADDRESS =
  /^(?:redirect )?(?:old|from|source|origin)(?: ?_?(?:url|path|address|link|page))?$/;
export const NEW_ADDRESS =
  /^(?:redirect )?(?:new|to|target|destination)(?: ?_?(?:url|path|address|link|page))?$/;

/** Old addresses and new ones: in columns called so, or in two columns and nothing else. */
function findMoves(rows: Row[]): FoundKind | null {
  const [first, ...others] = rows.filter(({ cells }) =>
    cells.some((cell) => toText(cell) !== null),
  );
  if (!first) return null;
  const header = toHeader(first);
  const named = [OLD_ADDRESS, NEW_ADDRESS].map((name) => header.findAll(name)[0]?.index ?? -1);
  const found = { kind: "redirects", platform: null, email: null, people: {} } as const;
  // One that says so may have rows that lead nowhere.
  if (shareOfMoves(others, named) > 0.5) return { ...found, header };
  const areTwo = rows.every(({ cells }) => cells.slice(2).every((cell) => toText(cell) === null));
  if (!areTwo || shareOfMoves(others.length > 0 ? others : [first], [0, 1]) < 1) return null;
  if (shareOfMoves([first], [0, 1]) < 1) return { ...found, header };
  return { ...found, header: toHeader({ number: first.number - 1, cells: [] }) };
}

/** The share of the rows that have an address in each of the columns. */
const shareOfMoves = (rows: Row[], columns: number[]): number =>
  rows.filter(({ cells }) => columns.every((at) => isAddress(toText(cells[at] ?? null) ?? "")))
    .length / Math.max(rows.length, 1);

/** "Email", "E-mail address", "Email 1" and "Courriel", but not "Email sent". */
const EMAIL =
  /^(?:(?:contact|customer|buyer|subscriber|user|client) ?_?)?(?:e ?-?mails?|mail|courriel|correo(?: electronico)?|posta elettronica|e-post|эл\.? почта|email-адрес|subscriber)(?:[ _-]?(?:address(?:es)?|adresse|adres|adress))?(?: 1)?$/;

/** Beside addresses: what a newsletter's list holds. */
const OF_LISTS =
  /^(?:(?:(?:first|last|full|given|family|sur|user|vor|nach)[ _-]?)?name|id|prenom|nom|nombre|apellidos?|nome|cognome|naam|(?:subscri|created|joined|sign|opt|confirm|added|updated)[\w ()-]*|date(?: .+)?|datum|since|status|state|tags?|groups?|lists?|source|language|active)$/;

/** Beside addresses: what is known of customers. */
const OF_CUSTOMERS =
  /\b(?:orders|spent|purchases|marketing|phone|mobile|telephone|telefon|telefono|tel|address|street|strasse|rue|city|ort|ville|ciudad|zip|zipcode|postal|postcode|plz|country|land|pays|company|firma|birthday|birthdate)\b/;

/** No list of people has columns of these. */
const OF_PIECES = new Set<MappedField | null>([
  "price",
  "salePrice",
  "formerPrice",
  "cost",
  "sku",
  "stock",
  "weight",
  "materials",
  "metals",
  "stones",
  "images",
  "ringSize",
  "dimensions",
  "hallmark",
]);

/** The number of an order, and who ordered: what a list of orders has, whoever keeps it. */
export const ORDER =
  /^(?:order|sale|invoice|bestell(?:ung|nummer|nr\.?)|auftrag|commande|pedido|ordine)(?: ?(?:id|no\.?|nr\.?|number|nummer|#))?$/;
export const BUYER =
  /^(?:customer|buyer|client|bill(?:ing)?|ship(?:ping)?|kunde|cliente|acheteur)\b/;

/** A list of somebody's own: of orders, or addresses and beside them nothing of pieces. */
function findList(rows: Row[], row: Row): FoundKind | null {
  // A list without a heading begins with an address.
  const isPerson = row.cells.some((cell) => EMAIL_PATTERN.test(toText(cell) ?? ""));
  const header = toHeader(isPerson ? { number: row.number - 1, cells: [] } : row);
  const email = findEmailColumn(header, rows);
  const names = header.names.map(foldColumnName);
  const found = { platform: null, header, email, people: OF_OWN_LISTS };
  if (names.some((name) => ORDER.test(name)) && names.some((name) => BUYER.test(name)))
    return { ...found, kind: "orders" };
  if (email === null || guessFields(header.names).some(isOfPieces)) return null;
  const others = names.filter((name, index) => index !== email && name !== "");
  if (others.some((name) => OF_CUSTOMERS.test(name))) return { ...found, kind: "customers" };
  return others.every((name) => OF_LISTS.test(name)) ? { ...found, kind: "subscribers" } : null;

  function isOfPieces(field: MappedField | null, index: number): boolean {
    return OF_PIECES.has(field) && !OF_CUSTOMERS.test(names[index] ?? "");
  }
}

const OF_OWN_LISTS: SubscriberColumns = {
  status: ["status", "state", "active", "subscribed", "subscription status"],
  ended: ["unsubscribed", "unsubscribed at", "unsubscribed_at", "bounced"],
  since: ["subscribed at", "subscribed_at", "since", "date", "created at", "created_at"],
};

/** By its heading, else the column that holds nothing but addresses; null for none. */
function findEmailColumn({ row, names }: Header, rows: Row[]): number | null {
  const named = names.findIndex((name) => EMAIL.test(foldColumnName(name)));
  if (named !== -1) return named;
  const below = rows.filter(({ number }) => number > row);
  const width = Math.max(0, ...below.map(({ cells }) => cells.length));
  const column = Array.from({ length: width }, (_, index) => index).find((index) => {
    const texts = below.flatMap(({ cells }) => toText(cells[index] ?? null) ?? []);
    return texts.length > 0 && texts.every((text) => EMAIL_PATTERN.test(text));
  });
  return column ?? null;
}
