import { type RawBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { FORGOTTEN_CUSTOMER } from "#contract/sales/customers.ts";
import type { Tables } from "#database/tables.ts";
import { contains } from "../../contains.ts";
import { idList } from "../../id-list.ts";
import { readInBatches } from "../../read-in-batches.ts";
import type { Shop } from "../../shop.ts";
import { toEmailKey } from "../customer-links/contact-keys.ts";
import { isNameOrEmail, mentions, type Person, withoutPerson } from "./find-person.ts";

type Item = Selectable<Tables["importItems"]>;
type Forgotten = { customerId: number; orderIds: number[] };

/** What holds words of the source. */
const SEARCHED = [
  "name",
  "externalId",
  "reasons",
  "failures",
  "changes",
  "record",
  "raw",
  "piece",
  "snapshot",
  "made",
];

/**
 * Empties the items of imports that are about a customer, as such, their orders and their subscription: what a file or a
 * store says of them is stored before it is applied, with what was refused, and for undo. Undoing the import
 * leaves these as changed since. Pieces keep all but the name that they are reserved for.
 */
export async function forgetImports(
  shop: Shop,
  person: Person,
  forgotten: Forgotten,
): Promise<void> {
  await shop.db
    .updateTable("importRuns")
    .set({ currentItem: null })
    .where(mentioned(person, ["currentItem"]))
    .execute();
  const batches = readInBatches((after, limit) =>
    shop.db
      .selectFrom("importItems")
      .selectAll()
      .where("id", ">", after)
      .where((eb) =>
        eb.or([
          eb.and([
            eb("kind", "=", "order"),
            eb("entityId", "in", idList(shop, forgotten.orderIds)),
          ]),
          eb.and([eb("kind", "=", "customer"), eb("entityId", "=", forgotten.customerId)]),
          mentioned(person, SEARCHED),
        ]),
      )
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const items of batches) {
    for (const item of items) {
      const change = isAbout(person, forgotten, item)
        ? toEmpty(person, item)
        : toUnnamed(person, item);
      await shop.db.updateTable("importItems").set(change).where("id", "=", item.id).execute();
    }
  }
}

/** Whether a column holds an address or a name of the person, in whatever case. */
export function mentioned({ emails, names }: Person, columns: string[]): RawBuilder<SqlBool> {
  const found = columns.flatMap((column) =>
    // As JSON has it.
    [...emails, ...names].map((text) =>
      contains(sql<string>`cast(${sql.ref(column)} as text)`, JSON.stringify(text).slice(1, -1)),
    ),
  );
  return sql<SqlBool>`(${found.length > 0 ? sql.join(found, sql` or `) : sql`1 = 0`})`;
}

function isAbout(person: Person, { customerId, orderIds }: Forgotten, item: Item): boolean {
  const { kind, entityId, externalId, record, raw, name, reasons } = item;
  if (kind === "subscriber") return [externalId, name].some((text) => mentions(person, text ?? ""));
  if (kind === "customer") {
    if (entityId === customerId) return true;
    // Who was deleted by an undo, or came in a preview, is known by their address alone.
    return externalId?.includes("@")
      ? person.emails.includes(externalId)
      : entityId === null && mentions(person, name);
  }
  if (kind === "order") {
    if (entityId !== null) return orderIds.includes(entityId);
    const email = record?.of === "order" ? toEmailKey(record.customerEmail) : null;
    if (email !== null) return person.emails.includes(email);
    return [name, ...reasons].some((text) => mentions(person, text));
  }
  return item.verdict === "refuse" && isNamedIn(person, raw);
}

const toEmpty = (person: Person, { kind, externalId, reasons }: Item) => ({
  name: FORGOTTEN_CUSTOMER,
  // That of an order is its number.
  externalId: kind === "subscriber" || kind === "customer" ? null : externalId,
  record: null,
  raw: null,
  made: null,
  reasons: JSON.stringify(reasons.filter((reason) => !mentions(person, reason))),
  failures: "[]",
  changes: "[]",
});

const toUnnamed = (person: Person, { raw, piece, snapshot, changes }: Item) => ({
  raw: raw && !isNamedIn(person, raw) ? JSON.stringify(raw) : null,
  piece: piece && withoutPerson(person, piece),
  snapshot: snapshot && withoutPerson(person, snapshot),
  changes: withoutPerson(person, changes),
});

function isNamedIn(person: Person, value: unknown): boolean {
  if (typeof value === "string") return isNameOrEmail(person, value);
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((each) => isNamedIn(person, each));
}
