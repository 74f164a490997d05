import { sql } from "kysely";
import { SERVER_COMMAND } from "#contract/access/changes.ts";
import { NAME_KEYS, type NameKey } from "./name-keys.ts";
import type { Database } from "./tables.ts";

/** The migration that adds the keys of names. */
export const NAME_KEYS_MIGRATION = 80;
/** The migration that adds the last of all keys. */
export const LAST_KEY_MIGRATION = 84;

type Unique = {
  /** Characters of a name. */
  maxLength: number;
  /** The rows that take part in uniqueness. */
  live: string;
  describe: (kept: string, before: string, after: string) => string;
  /** The entry in the history of changes. */
  change: { kind: "tag" | "person" | "settings"; field: string };
};

const UNIQUE: Partial<Record<string, Unique>> = {
  categories: {
    maxLength: 100,
    live: "true",
    describe: (kept, before, after) =>
      `The categories “${kept}” and “${before}” had the same name. The second is now called “${after}”.`,
    change: { kind: "settings", field: "categories" },
  },
  tags: {
    maxLength: 100,
    live: "deleted_at is null",
    describe: (kept, before, after) =>
      `The tags “${kept}” and “${before}” had the same name. The second is now called “${after}”.`,
    change: { kind: "tag", field: "name" },
  },
  users: {
    maxLength: 255,
    live: "true",
    describe: (kept, before, after) =>
      `The people “${kept}” and “${before}” had the same username. The second now signs in as “${after}”.`,
    change: { kind: "person", field: "username" },
  },
};

/**
 * Computes the keys that are missing: of rows from before there were any, and of those that raw SQL wrote. A name
 * that is another's by now gets a number.
 * @returns a sentence for each name that was changed
 */
export async function fillNameKeys(db: Database): Promise<string[]> {
  const sentences: string[] = [];
  for (const [table, nameKey] of Object.entries(NAME_KEYS)) {
    const unique = UNIQUE[table];
    if (unique) sentences.push(...(await fillUnique(db, table, nameKey, unique)));
    else await fillAny(db, table, nameKey);
  }
  return sentences;
}

const BATCH_ROWS = 500;

async function fillAny(db: Database, table: string, { name, toKey }: NameKey): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(name)} as name from ${sql.table(table)}
      where name_key is null and id > ${last} order by id limit ${BATCH_ROWS}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const keys = rows.map(({ id, name }) => sql`(cast(${id} as integer), ${toKey(name)})`);
    await sql`update ${sql.table(table)} set name_key = keys.column2
      from (values ${sql.join(keys)}) as keys
      where ${sql.ref(`${table}.id`)} = keys.column1`.execute(db);
  }
}

type Row = { id: number | string; name: string; key: string | null; live: boolean | number };

/** The oldest keeps its name. */
async function fillUnique(
  db: Database,
  table: string,
  { name, toKey }: NameKey,
  unique: Unique,
): Promise<string[]> {
  const { rows } = await sql<Row>`
    select id, ${sql.ref(name)} as name, name_key as key, ${sql.raw(unique.live)} as live
    from ${sql.table(table)} order by created_at, id`.execute(db);
  const owners = new Map(rows.flatMap((row) => (row.key && row.live ? [[row.key, row.name]] : [])));
  const sentences: string[] = [];
  for (const row of rows) {
    if (row.key !== null) continue;
    const kept = row.live ? owners.get(toKey(row.name)) : undefined;
    const free =
      kept === undefined ? row.name : findFree(row.name, unique, (each) => owners.has(toKey(each)));
    if (row.live) owners.set(toKey(free), free);
    await sql`update ${sql.table(table)}
      set ${sql.ref(name)} = ${free}, name_key = ${toKey(free)} where id = ${row.id}`.execute(db);
    if (kept === undefined) continue;
    sentences.push(unique.describe(kept, row.name, free));
    await recordRename(db, unique, free);
  }
  return sentences;
}

/** "émail (2)" */
function findFree(name: string, { maxLength }: Unique, isTaken: (name: string) => boolean): string {
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const free =
      Array.from(name)
        .slice(0, maxLength - ending.length)
        .join("") + ending;
    if (!isTaken(free)) return free;
  }
}

async function recordRename(db: Database, { change }: Unique, label: string): Promise<void> {
  const { kind, field } = change;
  await db
    .insertInto("changes")
    .values({
      kind,
      label: kind === "settings" ? "" : label,
      action: "changed",
      fields: JSON.stringify([field]),
      username: SERVER_COMMAND,
      changedAt: new Date().toISOString(),
    })
    .execute();
}
