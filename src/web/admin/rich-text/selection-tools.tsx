import { type Editor, isTextSelection } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useLayoutEffect, useRef } from "react";
import { listToolbarButtons, readMarks, type Tray } from "./toolbar-buttons.tsx";
import "./selection-tools.css";

type Props = { editor: Editor; onTray: (tray: Tray) => void };

const SHOWN = ["Bold", "Italic", "Heading", "Quotation", "Link"];

/** The tools for selected words, above them. By keyboard the toolbar has the same and more. */
export function SelectionTools({ editor, onTray }: Props) {
  const isSelected = useEditorState({
    editor,
    selector: ({ editor: { state, isFocused } }) =>
      isFocused && !state.selection.empty && isTextSelection(state.selection),
  });
  return isSelected ? <Tools editor={editor} onTray={onTray} /> : null;
}

function Tools({ editor, onTray }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const marks = useEditorState({ editor, selector: ({ editor }) => readMarks(editor) });
  const buttons = listToolbarButtons(editor, marks, null, onTray);
  useLayoutEffect(() => placeAbove(box.current, editor));
  return (
    <fieldset aria-label="Selected words" className="selection-tools" ref={box}>
      {SHOWN.flatMap((label) => buttons.find((button) => button.label === label) ?? []).map(
        ({ label, face, isOn, press }) => (
          <button
            aria-label={label}
            aria-pressed={isOn}
            key={label}
            onClick={press}
            // Keeps the selection.
            onPointerDown={(event) => event.preventDefault()}
            tabIndex={-1}
            title={label}
            type="button"
          >
            {face}
          </button>
        ),
      )}
    </fieldset>
  );
}

/** Above the first selected word, within the editor's frame. */
function placeAbove(box: HTMLElement | null, editor: Editor): void {
  const frame = box?.parentElement?.getBoundingClientRect();
  if (!box || !frame) return;
  const { from, to } = editor.state.selection;
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to)];
  const isOneLine = end.top < start.bottom;
  const middle = isOneLine ? (start.left + end.right) / 2 : start.left;
  const left = Math.max(
    0,
    Math.min(middle - frame.left - box.offsetWidth / 2, frame.width - box.offsetWidth),
  );
  box.style.setProperty("--tools-left", `${left}px`);
  box.style.setProperty("--tools-top", `${start.top - frame.top - box.offsetHeight - 6}px`);
}
