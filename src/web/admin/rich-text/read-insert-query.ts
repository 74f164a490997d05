import type { EditorState } from "@tiptap/pm/state";

/** The text after the slash, and the range of both in the document. */
export type InsertQuery = { text: string; from: number; to: number };

const MAX_LENGTH = 60;

/** What is typed after a slash that begins a paragraph, with the caret at its end; null elsewhere. */
export function readInsertQuery({ selection }: EditorState): InsertQuery | null {
  const { $from, empty } = selection;
  const { parent } = $from;
  if (!empty || $from.depth !== 1 || parent.type.name !== "paragraph") return null;
  if ($from.parentOffset !== parent.content.size || parent.childCount !== 1) return null;
  const [, text] = /^\/(\S.*)?$/.exec(parent.textContent) ?? [null, null];
  if (text === null || (text?.length ?? 0) > MAX_LENGTH) return null;
  return { text: text ?? "", from: $from.start(), to: $from.end() };
}
