import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { projectFile } from "#project-file";
import type { Engine } from "./connect.ts";
import { spellMigration } from "./spell-migration.ts";

export const MIGRATIONS_FOLDER = projectFile("migrations/");

export type Migration = { number: number; name: string; text: string; checksum: string };

/**
 * The migrations of this version in their order, as the engine spells them. One is a numbered SQL file or a folder
 * of such files. A file of one engine alone says so: "0101_letters.sqlite.sql".
 */
export function readMigrations(engine: Engine, folder = MIGRATIONS_FOLDER): Migration[] {
  const texts = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    const [, only] = /(?:\.(\w+))?\.sql$/.exec(file) ?? [null, null];
    if (only === null || (only !== undefined && only !== engine)) continue;
    // Git may check files out with other line ends.
    const text = readFileSync(new URL(file, folder), "utf8").replaceAll("\r\n", "\n");
    const [name = ""] = file.split(/[./\\]/);
    texts.set(name, (texts.get(name) ?? "") + (only ? text : spellMigration(text, engine)));
  }
  return [...texts].map(([name, text]) => ({
    number: Number.parseInt(name, 10),
    name,
    text,
    checksum: createHash("sha256").update(text).digest("hex"),
  }));
}
