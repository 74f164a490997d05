import { Extension } from "@tiptap/core";
import { NodeSelection, TextSelection, type Transaction } from "@tiptap/pm/state";

/**
 * Moves the top-level block of the selection before or after its neighbor; the selection goes with it.
 * @returns false at the edge of the document
 */
export function moveBlock(tr: Transaction, by: -1 | 1): boolean {
  const { doc, selection } = tr;
  const index = selection.$from.index(0);
  const [block, neighbor] = [doc.maybeChild(index), doc.maybeChild(index + by)];
  if (!block || !neighbor) return false;
  let start = 0;
  for (let before = 0; before < index; before += 1) start += doc.child(before).nodeSize;
  const target = start + by * neighbor.nodeSize;
  tr.delete(start, start + block.nodeSize).insert(target, block);
  const within = (position: number) =>
    tr.doc.resolve(Math.min(position - start, block.nodeSize - 1) + target);
  const isBlock = selection instanceof NodeSelection && selection.$from.depth === 0;
  tr.setSelection(
    isBlock
      ? NodeSelection.create(tr.doc, target)
      : TextSelection.between(within(selection.from), within(selection.to)),
  ).scrollIntoView();
  return true;
}

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    moveBlock: { moveBlock: (by: -1 | 1) => ReturnType };
  }
}

/** Moves blocks by Alt and the up and down arrows. */
export const MoveBlockExtension = Extension.create({
  name: "moveBlock",

  addCommands: () => ({
    moveBlock:
      (by) =>
      ({ tr }) =>
        moveBlock(tr, by),
  }),

  addKeyboardShortcuts() {
    return {
      "Alt-ArrowUp": () => this.editor.commands.moveBlock(-1),
      "Alt-ArrowDown": () => this.editor.commands.moveBlock(1),
    };
  },
});
