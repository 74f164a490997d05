import { readdirSync, readFileSync } from "node:fs";
import { projectFile } from "#project-file";
import type { Engine } from "./connect.ts";

export const MIGRATIONS_FOLDER = projectFile("migrations/");

export type Migration = { number: number; name: string; text: string };

/** The migrations of this version, in their order. */
export function readMigrations(engine: Engine, parent = MIGRATIONS_FOLDER): Migration[] {
  const folder = new URL(`${engine}/`, parent);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => ({
      number: Number.parseInt(name, 10),
      name,
      text: readFileSync(new URL(name, folder), "utf8"),
    }));
}
