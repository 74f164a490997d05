import { cutText } from "#contract/cut-text.ts";
import { emailAddress } from "#contract/field-schemas.ts";
import { foldName } from "#contract/fold-name.ts";
import type { CustomerRecord } from "#contract/importing/import-records.ts";
import type { CustomerAddress } from "#contract/sales/customer-addresses.ts";
import { MAX_CUSTOMER_NOTES } from "#contract/sales/customers.ts";
import { toPhoneKey } from "../../../sales/customer-links/contact-keys.ts";
import { decodeXmlEntities } from "../../parsing/decode-xml-entities.ts";
import { truncateQuote } from "../../parsing/truncate-quote.ts";
import type { SourceItem } from "../../source.ts";
import { toStorableText } from "../../storable-text.ts";
import { toText } from "../tables/cell-values.ts";
import { type DateReader, dateReader } from "../tables/date-reader.ts";
import { cellAt } from "../tables/header.ts";
import { describePlace } from "../tables/list-rows.ts";
import type { Row } from "../tables/table.ts";
import { type CustomerColumns, findCustomerColumns } from "./customer-columns.ts";
import type { KindReader, KindTable } from "./kind-reader.ts";
import { type Person, People } from "./people.ts";
import { readAddresses } from "./read-addresses.ts";
import { subscriberList } from "./read-subscribers.ts";

/** A list of customers. Those who accept marketing become subscribers too where a person says so. */
export function customerList(table: KindTable): KindReader {
  const letters = subscriberList({ ...withMarketing(table), areConfirmed: false });
  const accepting = new Set<string>();
  const dates = dateReader(table.header, table.timeZone);
  return {
    read: async function* () {
      yield* readCustomers(table, dates);
      if (!saysMarketing(table)) return;
      for await (const item of letters.read()) {
        if (item.kind !== "record" || item.record.of !== "subscriber") continue;
        if (item.record.isActive) accepting.add(item.record.email);
        if (table.areSubscribing) yield item;
      }
    },
    countAccepting: () => accepting.size,
    notes: () => dates.describe(),
  };
}

/** What says it in a list of somebody's own, where "status" and "state" are of anything. */
const MARKETING = [
  "accepts marketing",
  "accepts email marketing",
  "marketing",
  "newsletter",
  "subscribed",
  "email subscriber status",
];

function withMarketing(table: KindTable): KindTable {
  const { found } = table;
  if (found.platform !== null) return table;
  return { ...table, found: { ...found, people: { ...found.people, status: MARKETING } } };
}

const saysMarketing = (table: KindTable): boolean =>
  table.header.find(...(withMarketing(table).found.people.status ?? [])) !== undefined;

const NO_CONTACT = "There’s no email address and no phone number.";

async function* readCustomers(table: KindTable, dates: DateReader): AsyncGenerator<SourceItem> {
  const columns = findCustomerColumns(table.header);
  const readRow = rowReader(table, columns, dates);
  if (columns.since.length > 0)
    for await (const row of table.rows())
      dates.see(...columns.since.map((column) => cellAt(row, column)));
  const people = new People();
  for await (const row of table.rows()) {
    const person = readRow(row);
    const { where, name } = person;
    if (person.emails.length + person.phones.length > 0) people.add(person);
    else yield { kind: "refused", of: "customer", where, name, reason: NO_CONTACT };
  }
  for (const person of people.all) yield toItem(person);
}

function toItem({ where, since, remarks, notes, ...person }: Person): SourceItem {
  const name = person.name || person.emails[0] || person.phones[0] || "";
  const origin = { id: null, createdAt: since, updatedAt: null };
  const text = cut(notes.join("\n\n"), MAX_CUSTOMER_NOTES, "note", remarks) || null;
  const record: CustomerRecord = { of: "customer", origin, ...person, name, notes: text };
  return { kind: "record", where, name, record, notes: remarks };
}

function rowReader(
  { shop, sheet, found }: KindTable,
  columns: CustomerColumns,
  dates: DateReader,
): (row: Row) => Person {
  const emailColumns = [
    ...new Set([...(found.email === null ? [] : [found.email]), ...columns.emails]),
  ];
  const phoneColumns = [...new Set(columns.groups.flatMap(({ phones }) => phones))];
  return (row) => {
    const all = (indexes: number[]) => indexes.flatMap((index) => readText(row, index) ?? []);
    const first = (indexes: number[]) => all(indexes)[0] ?? null;
    const remarks: string[] = [];
    const written = all(emailColumns).flatMap((text) => text.split(/[\s;,]+/));
    const emails = usable(written, isEmail, "isn’t an email address", remarks);
    const phones = usable(all(phoneColumns), isPhone, "isn’t a phone number", remarks);
    const [cell] = all(columns.addresses);
    const addresses = readAddresses(columns.groups, cell ?? null, first);
    return {
      where: describePlace(sheet, [row]),
      name: cut(readName(columns, first), MAX_TEXT, "name", remarks),
      emails,
      phones,
      addresses: addresses.map((address) => fit(address, remarks)),
      notes: all(columns.notes),
      since: dates.readPast(row, columns.since, shop.now()),
      remarks,
    };
  };
}

/** Without the apostrophe that makes a number a text, and the entities that WordPress writes. */
function readText(row: Row, index: number): string | null {
  const text = toText(cellAt(row, index))?.replace(/^'(?=[\d+(])/, "");
  return text === undefined ? null : toStorableText(decodeXmlEntities(text)) || null;
}

const isEmail = (text: string): boolean => emailAddress().safeParse(text).success;

const MAX_PHONE = 50;
const isPhone = (text: string): boolean => text.length <= MAX_PHONE && toPhoneKey(text) !== null;

function usable(
  texts: string[],
  isUsable: (text: string) => boolean,
  whyNot: string,
  remarks: string[],
): string[] {
  return texts.filter((text) => {
    const is = isUsable(text);
    if (!is) remarks.push(`“${truncateQuote(text)}” ${whyNot} and was left out.`);
    return is;
  });
}

type Names = Pick<CustomerColumns, "first" | "last" | "full" | "company">;

/** "Vorname, Name" are two parts of a name, as "First name, Last name" are. */
function readName(columns: Names, read: (indexes: number[]) => string | null): string {
  const [first, last, full] = [read(columns.first), read(columns.last), read(columns.full)];
  if (first && !last && full && !foldName(full).startsWith(foldName(first)))
    return `${first} ${full}`;
  const parts = [first, last].filter(Boolean).join(" ");
  return (columns.last.length > 0 ? parts || full : full || parts) || read(columns.company) || "";
}

const MAX_TEXT = 255;
const MAX_POSTAL_CODE = 20;

function cut(text: string, max: number, what: string, remarks: string[]): string {
  if (text.length > max) remarks.push(`The ${what} is too long. Its end was cut off.`);
  return cutText(text, max);
}

const fit = (address: CustomerAddress, remarks: string[]): CustomerAddress =>
  Object.fromEntries(
    Object.entries(address).map(([part, text]) => [
      part,
      cut(text, part === "postalCode" ? MAX_POSTAL_CODE : MAX_TEXT, "address", remarks),
    ]),
  );
