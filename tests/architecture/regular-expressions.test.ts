import { parseSync } from "vite";
import { expect, test, vi } from "vitest";
import { attackTexts } from "./attack-texts.ts";
import { countSteps, parseExpression } from "./count-steps.ts";
import { listSourceFiles, readText } from "./source-files.ts";

vi.setConfig({ testTimeout: 300_000 });

const LENGTH = 300;
const MOST_STEPS = 3_000_000;

/** A text that takes an expression more than thrice as long at double the length; null for none. */
function findSlowText(pattern: RegExp): string | null {
  const expression = parseExpression(pattern);
  const slow = attackTexts(pattern.flags, expression).find((textOf) => {
    const [once, twice] = [LENGTH, 2 * LENGTH].map((length) =>
      countSteps(pattern, expression, textOf(length), MOST_STEPS),
    ) as [number, number];
    return twice === MOST_STEPS || (twice > 100 * LENGTH && twice > 3 * once);
  });
  return slow ? slow(8) : null;
}

/** The regular expressions that a file writes out. */
function listExpressions(file: string): RegExp[] {
  const found: RegExp[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("regex" in value && value.regex) {
      const { pattern, flags } = value.regex as { pattern: string; flags: string };
      found.push(new RegExp(pattern, flags));
    } else Object.values(value).forEach(visit);
  };
  visit(parseSync(file, readText(file)).program);
  return found;
}

test.each([/\s+$/, /^(a+)+$/, /^\s*\d*\s*x/, /<[^>]*>/g, /(?<=;.*)b/, /a{1,5000}b/])(
  "finds a text that %s reads in more than linear time",
  (pattern) => {
    expect(findSlowText(pattern)).not.toBeNull();
  },
);

test.each([
  /(?<!\s)\s+$/,
  /^\/+|(?<!\/)\/+$/g,
  /<[^<>]*>/g,
  /^a{0,99}b{0,99}$/,
  /\bgold\b(?=.{0,80}ring)/giu,
  /"(?:[^"\\]|\\.)*"/y,
])("finds none for %s", (pattern) => {
  expect(findSlowText(pattern)).toBeNull();
});

test("no regular expression takes more than linear time", () => {
  const slow = listSourceFiles().flatMap((file) =>
    listExpressions(file).flatMap((pattern) => {
      const text = findSlowText(pattern);
      return text === null ? [] : [{ file, pattern: String(pattern), text }];
    }),
  );
  expect(slow).toEqual([]);
});
