import { getSchema } from "@tiptap/core";
import { EditorState, NodeSelection, TextSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { extensions, moveBlock } from "./extensions.ts";

const schema = getSchema(extensions);
const paragraph = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
const doc = schema.nodeFromJSON({
  type: "doc",
  content: [paragraph("one"), { type: "horizontalRule" }, paragraph("three")],
});
const state = (anchor: number, head = anchor) =>
  EditorState.create({ doc, selection: TextSelection.create(doc, anchor, head) });
const namesOf = (tr: { doc: typeof doc }) => tr.doc.children.map((block) => block.textContent);

test("moves the block of the caret past its neighbor; the caret goes with it", () => {
  const { tr } = state(9);
  expect(moveBlock(tr, -1)).toBe(true);
  expect(namesOf(tr)).toEqual(["one", "three", ""]);
  expect(tr.selection.from).toBe(8);
  expect(moveBlock(tr, -1)).toBe(true);
  expect(namesOf(tr)).toEqual(["three", "one", ""]);
  expect(moveBlock(tr, 1)).toBe(true);
  expect(namesOf(tr)).toEqual(["one", "three", ""]);
  expect(tr.selection.from).toBe(8);
});

test("moves nothing at the edge of the text", () => {
  const { tr } = state(2);
  expect(moveBlock(tr, -1)).toBe(false);
  expect(tr.docChanged).toBe(false);
});

test("moves a selected block, and the first of several", () => {
  const selection = NodeSelection.create(doc, 5);
  const selected = EditorState.create({ doc, selection }).tr;
  expect(moveBlock(selected, 1)).toBe(true);
  expect(namesOf(selected)).toEqual(["one", "three", ""]);
  expect(selected.selection).toBeInstanceOf(NodeSelection);
  const several = state(2, 9).tr;
  expect(moveBlock(several, 1)).toBe(true);
  expect(namesOf(several)).toEqual(["", "one", "three"]);
});
