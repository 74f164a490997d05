import {
  ColumnNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  PrimitiveValueListNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from "kysely";
import { foldAddress } from "#contract/fold-address.ts";
import { foldName, toSortKey } from "#contract/fold-name.ts";

/** How a table's column name_key is computed from its name. */
export type NameKey = { name: string; toKey: (name: string) => string };

/**
 * The tables whose names or addresses are compared without regard to case, or sorted without accents. A column does both,
 * computed here, since lower() and the order of letters differ between databases.
 */
export const NAME_KEYS = {
  categories: { name: "name", toKey: foldName },
  collections: { name: "title", toKey: toSortKey },
  customers: { name: "name", toKey: foldName },
  products: { name: "name", toKey: toSortKey },
  redirects: { name: "fromPath", toKey: foldAddress },
  tags: { name: "name", toKey: foldName },
  users: { name: "username", toKey: foldName },
} satisfies Record<string, NameKey>;

const BY_TABLE = new Map<string, NameKey>(Object.entries(NAME_KEYS));

const KEY = ColumnNode.create("nameKey");

/** Writes the key with the name. Raw SQL has to write both. */
export const writeNameKeys = (): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    if (node.kind === "InsertQueryNode") return withKeys(node, findNameKey(node.into));
    return node.kind === "UpdateQueryNode" ? withKey(node, findNameKey(node.table)) : node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
});

function findNameKey(table: OperationNode | undefined): NameKey | undefined {
  if (!table || !TableNode.is(table)) return undefined;
  return BY_TABLE.get(table.table.identifier.name);
}

function withKeys(insert: InsertQueryNode, nameKey: NameKey | undefined): InsertQueryNode {
  const { columns = [], values } = insert;
  const place = columns.findIndex(({ column }) => column.name === nameKey?.name);
  if (!nameKey || place < 0) return insert;
  if (!values || !ValuesNode.is(values)) throw notComputed(nameKey);
  const rows = values.values.map((row) =>
    PrimitiveValueListNode.is(row)
      ? PrimitiveValueListNode.create([...row.values, keyOf(row.values[place], nameKey)])
      : ValueListNode.create([...row.values, keyNode(row.values[place], nameKey)]),
  );
  return { ...insert, columns: [...columns, KEY], values: ValuesNode.create(rows) };
}

function withKey(update: UpdateQueryNode, nameKey: NameKey | undefined): UpdateQueryNode {
  const { updates = [] } = update;
  const named = updates.find(
    ({ column }) => ColumnNode.is(column) && column.column.name === nameKey?.name,
  );
  if (!nameKey || !named) return update;
  const key = { ...named, column: KEY, value: keyNode(named.value, nameKey) };
  return { ...update, updates: [...updates, key] };
}

function keyNode(value: OperationNode | undefined, nameKey: NameKey): ValueNode {
  if (!value || !ValueNode.is(value)) throw notComputed(nameKey);
  return ValueNode.create(keyOf(value.value, nameKey));
}

function keyOf(value: unknown, nameKey: NameKey): string {
  if (typeof value !== "string") throw notComputed(nameKey);
  return nameKey.toKey(value);
}

const notComputed = ({ name }: NameKey) =>
  new Error(`Write the column ${name} as a text: its key is computed from it.`);
