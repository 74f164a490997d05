import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { ERROR_STATUS } from "#http/error-status.ts";

test("docs/api-errors.md matches the table of errors", async () => {
  const page = await readFile("docs/api-errors.md", "utf8");
  const rows = [...page.matchAll(/^\| `([\w-]+)` +\| (\d+) +\| (.+?) +\|$/gm)];
  const shown = Object.fromEntries(rows.map(([, code, status]) => [code, Number(status)]));
  expect(shown).toEqual(ERROR_STATUS);
  for (const [, , , sentence] of rows) expect(sentence?.length).toBeGreaterThan(10);
});
