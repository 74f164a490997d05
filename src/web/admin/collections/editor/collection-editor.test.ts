import { expect, test } from "vitest";
import { findPane } from "./collection-editor.tsx";

test.each([
  [["title"], "write", "write"],
  [["slug"], "details", "details"],
  [["title", "slug"], "write", "details"],
  [["images", "publishAt"], "details", "details"],
])("shows the pane of the invalid fields %s", (fields, narrow, wide) => {
  expect(findPane(fields, false)).toBe(narrow);
  expect(findPane(fields, true)).toBe(wide);
});
