import { expect, test } from "vitest";
import { DESK_FORMS } from "../e2e/desk-forms.ts";
import { isTestFile, listFiles, readText } from "./source-files.ts";

/** The parts of a screen that only ask: the file that renders each starts the action. */
const OWNERS: Record<string, string> = {
  "imports/questions/question-form.tsx": "imports/spreadsheet/spreadsheet-import.tsx",
  "products/row/row-menu.tsx": "products/list/use-row-actions.ts",
  "products/list/product-row.tsx": "products/row/use-quick-change.ts",
};

const read = (file: string): string => readText(`src/web/admin/${file}`);
const startsAction = (file: string): boolean => /\.mutate(?:Async)?\(/.test(read(file));

const forms = listFiles("src/web/admin/**/*.tsx")
  .filter((file) => !isTestFile(file) && /<(?:form|Form|\w+\.Form)\b/.test(readText(file)))
  .map((file) => file.slice("src/web/admin/".length))
  // What every form is.
  .filter((file) => file !== "forms/form.tsx");
const submittedTwice = new Set(DESK_FORMS.map(({ file }) => file));
const isKept = (file: string): boolean =>
  submittedTwice.has(file) || startsAction(OWNERS[file] ?? file);

test("every form of the desk starts a guarded action, or is submitted twice in a browser", () => {
  expect(forms.filter((file) => !isKept(file))).toEqual([]);
});

test("every form that is submitted twice, or by its owner, is one", () => {
  const named = [...submittedTwice, ...Object.keys(OWNERS)];
  expect(named.filter((file) => !forms.includes(file))).toEqual([]);
});
