import { expect, test } from "vitest";
import { fixedNames, wordsToAvoid } from "./private-words.ts";
import { type Name, readNames } from "./read-names.ts";
import { listFiles, readText } from "./source-files.ts";

/** The lists themselves, and this test of them. */
const lists = /^tests\/architecture\/(private-words|wording\.test)\.ts$/;

const code = listFiles(["{src,tests,bench,scripts}/**/*.{ts,tsx,mjs}", "*.ts"]).filter(
  (file) => !lists.test(file),
);
const pages = listFiles(["docs/**/*.md", "*.md"]).filter((file) => file !== "CHANGELOG.md");
const styles = listFiles("src/**/*.css");

type Finding = { file: string; line: number; text: string; use: string };

const separate = (text: string) =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_/.]/g, " ")
    .toLowerCase();

function findWords({ kind, text }: Pick<Name, "kind" | "text">): string[] {
  if (kind === "identifier" && fixedNames.has(text)) return [];
  const spaced = separate(text);
  return wordsToAvoid
    .filter(
      ({ word, where }) => (where === "everywhere" || kind === "identifier") && word.test(spaced),
    )
    .map(({ word, use }) => `"${word.exec(spaced)?.[0]}": use ${use}`);
}

function checkCode(file: string): Finding[] {
  const text = readText(file);
  // Parsing takes longest; few files need it.
  if (findWords({ kind: "identifier", text }).length === 0) return [];
  return describeFindings(file, text, readNames(file, text));
}

function checkComments(file: string): Finding[] {
  const text = readText(file);
  const comments = file.endsWith(".css") ? text.matchAll(/\/\*[^]*?\*\//g) : text.matchAll(/.+/g);
  const names = [...comments].map((found): Name => ({
    kind: "comment",
    text: found[0],
    at: found.index,
  }));
  return describeFindings(file, text, names);
}

const describeFindings = (file: string, text: string, names: Name[]): Finding[] =>
  names.flatMap((name) =>
    findWords(name).map((use) => ({
      file,
      line: text.slice(0, name.at).split("\n").length,
      text: name.text.trim().slice(0, 100),
      use,
    })),
  );

const checkPath = (file: string): Finding[] =>
  findWords({ kind: "identifier", text: file }).map((use) => ({ file, line: 0, text: file, use }));

test("identifiers, comments, test names and documents use the field's terms and US spelling", () => {
  const findings = [
    ...code.flatMap(checkCode),
    ...[...pages, ...styles].flatMap(checkComments),
    ...[...code, ...pages, ...styles].flatMap(checkPath),
  ];
  expect(findings.map(({ file, line, text, use }) => `${file}:${line}: ${use} (${text})`)).toEqual(
    [],
  );
});

test.each([
  ["takeBreath", "identifier"],
  ["take-breath.ts", "identifier"],
  ["tellPrice", "identifier"],
  ["Waits at the door.", "comment"],
  ["a stranger reads nothing", "test name"],
  ["isCentred", "identifier"],
  ["Normalises the name.", "comment"],
] as const)("%s as a word of a %s is found", (text, kind) => {
  expect(findWords({ kind, text })).toHaveLength(1);
});

test.each([
  ["ringSize", "identifier"],
  ["package.json", "identifier"],
  ["Tells the browser how long to wait.", "comment"],
  ["ariaLabelledby", "identifier"],
  ["toColourspace", "identifier"],
  ["inquiries", "identifier"],
] as const)("%s as a word of a %s is fine", (text, kind) => {
  expect(findWords({ kind, text })).toEqual([]);
});

test("no file holds the marks of a merge conflict", () => {
  const marked = [...code, ...pages, ...styles].filter((file) =>
    /^(<{7} |>{7} |={7}$)/m.test(readText(file)),
  );
  expect(marked).toEqual([]);
});
