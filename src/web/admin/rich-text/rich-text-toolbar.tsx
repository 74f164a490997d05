import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { PhotoPanel } from "./photo-panel.tsx";
import { PiecePanel } from "./piece-panel.tsx";

/** The panels between the buttons and the text; "pair" is that of two photos. */
export type Tray = "link" | "piece" | "picture" | "pair";
type Props = {
  editor: Editor;
  /** The id of the editor. */
  id: string;
  onFiles: (editor: Editor, files: FileList | null) => void;
  tray: Tray | null;
  onTray: (tray: Tray | null) => void;
};

/** The formatting buttons. One tab stop; arrow keys move within (ARIA toolbar pattern). */
export function RichTextToolbar({ editor, id, onFiles, tray, onTray }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const marks = useEditorState({ editor, selector: ({ editor }) => readMarks(editor) });
  const buttons = listButtons(editor, marks, tray, (which) =>
    onTray(tray === which ? null : which),
  );
  const close = () => {
    onTray(null);
    editor.commands.focus();
  };
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    setStop(next);
    bar.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <>
      <div
        aria-controls={id}
        aria-label="Formatting"
        className="rich-text-bar"
        onKeyDown={move}
        ref={bar}
        role="toolbar"
        tabIndex={-1}
      >
        {buttons.map(({ label, face, isOn, opens, isOff = false, press }, index) => (
          <button
            aria-expanded={opens ? isOn : undefined}
            aria-label={label}
            aria-pressed={opens ? undefined : isOn}
            aria-disabled={isOff || undefined}
            key={label}
            onClick={() => {
              setStop(index);
              if (!isOff) press();
            }}
            // Keeps the selection of the text while a button is pressed.
            onPointerDown={(event) => event.preventDefault()}
            tabIndex={index === stop ? 0 : -1}
            title={label}
            type="button"
          >
            {face}
          </button>
        ))}
      </div>
      {tray === "link" && <LinkPanel editor={editor} onClose={close} />}
      {tray === "piece" && <PiecePanel editor={editor} onClose={close} />}
      {(tray === "picture" || tray === "pair") && (
        <PhotoPanel
          editor={editor}
          isPair={tray === "pair"}
          key={tray}
          onClose={close}
          onFiles={onFiles}
        />
      )}
    </>
  );
}

const readMarks = (editor: Editor) => ({
  heading: editor.isActive("heading", { level: 2 }),
  subheading: editor.isActive("heading", { level: 3 }),
  bold: editor.isActive("bold"),
  italic: editor.isActive("italic"),
  bullets: editor.isActive("bulletList"),
  numbers: editor.isActive("orderedList"),
  quote: editor.isActive("blockquote"),
  canUndo: editor.can().undo(),
  isFirst: editor.state.selection.$from.index(0) === 0,
  isLast: editor.state.selection.$from.index(0) >= editor.state.doc.childCount - 1,
});

type Button = {
  label: string;
  face: ReactNode;
  press: () => void;
  isOn?: boolean;
  /** Whether it opens a panel. */
  opens?: boolean;
  isOff?: boolean;
};

function listButtons(
  editor: Editor,
  on: ReturnType<typeof readMarks>,
  tray: Tray | null,
  open: (tray: Tray) => void,
): Button[] {
  const run = () => editor.chain().focus();
  return [
    {
      label: "Heading",
      face: <span className="face-heading">H</span>,
      isOn: on.heading,
      press: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      label: "Subheading",
      face: <span className="face-subheading">H</span>,
      isOn: on.subheading,
      press: () => run().toggleHeading({ level: 3 }).run(),
    },
    { label: "Bold", face: <b>B</b>, isOn: on.bold, press: () => run().toggleBold().run() },
    {
      label: "Italic",
      face: <span className="face-italic">I</span>,
      isOn: on.italic,
      press: () => run().toggleItalic().run(),
    },
    {
      label: "Bulleted list",
      face: <Icon name="list" />,
      isOn: on.bullets,
      press: () => run().toggleBulletList().run(),
    },
    {
      label: "Numbered list",
      face: <Icon name="numbers" />,
      isOn: on.numbers,
      press: () => run().toggleOrderedList().run(),
    },
    {
      label: "Quotation",
      face: <span className="face-quote">“</span>,
      isOn: on.quote,
      press: () => run().toggleBlockquote().run(),
    },
    {
      label: "Divider",
      face: <Icon name="minus" />,
      press: () => run().setHorizontalRule().run(),
    },
    { label: "Link", face: "Link", opens: true, isOn: tray === "link", press: () => open("link") },
    {
      label: "Piece",
      face: "Piece",
      opens: true,
      isOn: tray === "piece",
      press: () => open("piece"),
    },
    {
      label: "Picture",
      face: "Picture",
      opens: true,
      isOn: tray === "picture",
      press: () => open("picture"),
    },
    {
      label: "Move up",
      face: "↑",
      isOff: on.isFirst,
      press: () => run().moveBlock(-1).run(),
    },
    {
      label: "Move down",
      face: "↓",
      isOff: on.isLast,
      press: () => run().moveBlock(1).run(),
    },
    { label: "Undo", face: "Undo", isOff: !on.canUndo, press: () => run().undo().run() },
  ];
}
