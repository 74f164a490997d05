import path from "node:path";
import { expect, test } from "vitest";
import { listImports } from "./import-graph.ts";
import { listFiles, listSourceFiles, readText } from "./source-files.ts";

/*
 * An operation is a function of the domain whose first argument is the shop. A test of its area imports
 * each one that calls, pages, jobs or commands use, itself or through tests/support. The others are steps
 * of these: a test of the domain reaches them by imports.
 */

const sources = listSourceFiles();
const domain = sources.filter((file) => file.startsWith("src/domain/"));
const tests = listFiles("src/**/*.test.ts");
const importsOf = new Map(
  [...sources, ...tests, ...listFiles("tests/support/**/*.ts")].map((file) => [
    file,
    listImports(file, readText(file).replaceAll(/^import type[^;]*;/gm, "")).map(({ to }) => to),
  ]),
);

const shopFirst =
  /export (?:async )?(?:function\*? \w+(?:<[^(]*>)?|const \w+ = (?:async )?)\(\s*(?:\w+|\{[^}]*\}): (?:Pick<)?Shop\b/;

const isOperation = (text: string) => shopFirst.test(text);

const areaOf = (file: string) => file.split("/").slice(0, 3).join("/");

/** The files that imports lead to, through files that `follow` accepts. */
function reach(from: string[], follow: (file: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string) => {
    for (const to of importsOf.get(file) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      if (follow(to)) visit(to);
    }
  };
  from.forEach(visit);
  return reached;
}

const isSupport = (file: string) => file.startsWith("tests/support/");

const operations = domain.filter(
  (file) => path.dirname(file) !== "src/domain" && isOperation(readText(file)),
);
const areas = Map.groupBy(operations, areaOf);
const used = new Set(
  sources.filter((file) => !domain.includes(file)).flatMap((file) => importsOf.get(file) ?? []),
);

test.each([...areas])(
  "a test of %s imports each operation that is used outside the domain",
  (area, all) => {
    const own = tests.filter((file) => file.startsWith(`${area}/`));
    const imported = reach(own, isSupport);
    expect(all.filter((file) => used.has(file) && !imported.has(file))).toEqual([]);
  },
);

test("tests of the domain reach each step of its operations", () => {
  const own = tests.filter((file) => file.startsWith("src/domain/"));
  const reached = reach(own, (file) => isSupport(file) || file.startsWith("src/domain/"));
  expect(operations.filter((file) => !reached.has(file))).toEqual([]);
});

test.each([
  ["export async function getPiece(shop: Shop, id: number): Promise<Piece> {", true],
  ["export async function getPiece({ db, now }: Shop): Promise<Piece> {", true],
  ["export async function* readPieces<T>(\n  shop: Shop,\n): AsyncGenerator<T> {", true],
  ['export const findPiece = ({ db }: Pick<Shop, "db">) => db', true],
  ["async function getPiece(shop: Shop): Promise<Piece> {", false],
  ["export const getPiece = (name: string): Piece => ({ name });", false],
  ["export function toPiece(row: ShopRow): Piece {", false],
])("%s: %s", (text, expected) => {
  expect(isOperation(text)).toBe(expected);
});
