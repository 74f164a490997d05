import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { useEditorState } from "@tiptap/react";
import { useLayoutEffect, useRef } from "react";
import { DeskIcon } from "../../desk-icon.tsx";
import "./block-tools.css";

type Props = {
  editor: Editor;
  /** Opens the panel in which the selected film is edited. */
  onEditFilm: () => void;
};

/** What can be done with a selected block, in its corner. By keyboard, the toolbar moves it and Delete removes it. */
export function BlockTools({ editor, onEditFilm }: Props) {
  const block = useEditorState({ editor, selector: ({ editor }) => readSelectedBlock(editor) });
  return block && <Tools editor={editor} key={block.position} {...block} onEditFilm={onEditFilm} />;
}

type Block = { name: string; position: number; isFirst: boolean; isLast: boolean };

function readSelectedBlock({ state: { selection, doc } }: Editor): Block | null {
  if (!(selection instanceof NodeSelection) || selection.$from.depth > 0) return null;
  const index = selection.$from.index(0);
  return {
    name: selection.node.type.name,
    position: selection.from,
    isFirst: index === 0,
    isLast: index === doc.childCount - 1,
  };
}

function Tools({ editor, name, position, isFirst, isLast, onEditFilm }: Props & Block) {
  const box = useRef<HTMLFieldSetElement>(null);
  const run = () => editor.chain().focus();
  const buttons = [
    { label: "Move up", icon: "up", isOff: isFirst, press: () => run().moveBlock(-1).run() },
    { label: "Move down", icon: "down", isOff: isLast, press: () => run().moveBlock(1).run() },
    ...(name === "film"
      ? ([{ label: "Edit film", icon: "edit", press: onEditFilm }] as const)
      : []),
    { label: "Remove", icon: "trash", press: () => run().deleteSelection().run() },
  ] as const;
  useLayoutEffect(() => placeInCorner(box.current, editor, position));
  return (
    <fieldset aria-label="Selected block" className="block-tools" ref={box}>
      {buttons.map(({ label, icon, press, ...button }) => (
        <button
          aria-label={label}
          disabled={"isOff" in button && button.isOff}
          key={label}
          onClick={press}
          // Keeps the selection.
          onPointerDown={(event) => event.preventDefault()}
          tabIndex={-1}
          title={label}
          type="button"
        >
          <DeskIcon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}

/** The upper right corner of the block, within the editor's frame. */
function placeInCorner(box: HTMLElement | null, editor: Editor, position: number): void {
  const frame = box?.parentElement?.getBoundingClientRect();
  const block = editor.view.nodeDOM(position);
  if (!box || !frame || !(block instanceof HTMLElement)) return;
  const { top, right } = block.getBoundingClientRect();
  box.style.setProperty("--tools-top", `${top - frame.top}px`);
  box.style.setProperty("--tools-right", `${frame.right - right}px`);
}
