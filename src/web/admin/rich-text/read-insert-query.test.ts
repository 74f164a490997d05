import { getSchema } from "@tiptap/core";
import { EditorState, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { extensions } from "./extensions.ts";
import { readInsertQuery } from "./read-insert-query.ts";

const schema = getSchema(extensions);
const paragraph = (text: string) => ({
  type: "paragraph",
  ...(text && { content: [{ type: "text", text }] }),
});

/** A document with the caret at a position, by default at the end of the only paragraph. */
function stateOf(content: object[], caret?: number): EditorState {
  const doc = schema.nodeFromJSON({ type: "doc", content });
  const selection = TextSelection.create(doc, caret ?? doc.content.size - 1);
  return EditorState.create({ doc, selection });
}

test("reads what follows a slash at the beginning of a paragraph", () => {
  expect(readInsertQuery(stateOf([paragraph("/")]))).toEqual({ text: "", from: 1, to: 2 });
  expect(readInsertQuery(stateOf([paragraph("/two ph")]))?.text).toBe("two ph");
});

test.each(["", "a", "either/or", "/ a note", " /"])("ignores %j", (text) => {
  expect(readInsertQuery(stateOf([paragraph(text)]))).toBeNull();
});

test("ignores a slash before the caret's place, in a list and in a heading", () => {
  expect(readInsertQuery(stateOf([paragraph("/heading")], 3))).toBeNull();
  const item = { type: "listItem", content: [paragraph("/")] };
  expect(readInsertQuery(stateOf([{ type: "bulletList", content: [item] }], 4))).toBeNull();
  const heading = { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "/" }] };
  expect(readInsertQuery(stateOf([heading], 2))).toBeNull();
});
