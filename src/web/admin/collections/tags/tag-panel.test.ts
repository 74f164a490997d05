import { expect, test } from "vitest";
import { EMPTY_TAG, tagFormSchema, toTagBody } from "./tag-panel.tsx";

const problems = (change: object) =>
  tagFormSchema
    .safeParse({ ...EMPTY_TAG, name: "Gold", slug: "gold", ...change })
    .error?.issues.map(({ message }) => message) ?? [];

test.each([
  [{}, []],
  [{ name: " " }, ["Name is required"]],
  [{ slug: "" }, ["Slug is required", "Slug must be lowercase with hyphens only"]],
  [{ slug: "Gold!" }, ["Slug must be lowercase with hyphens only"]],
  [{ color: "#12345" }, ["Must be a valid hex color"]],
  [{ color: "red" }, ["Must be a valid hex color"]],
  [{ color: "" }, []],
])("reports for a tag with %o: %o", (change, messages) => {
  expect(problems(change)).toEqual(messages);
});

test("replaces an empty color by the default", () => {
  expect(toTagBody({ ...EMPTY_TAG, color: "" }).color).toBe("#3B82F6");
});
