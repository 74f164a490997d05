import type { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from "@tiptap/pm/tables";
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../desk-icon.tsx";

/** The panels between the buttons and the text; "pair" is that of two photos. */
export type Tray = "link" | "piece" | "picture" | "pair" | "film";

/** What holds at the caret. */
export const readMarks = (editor: Editor) => ({
  heading: editor.isActive("heading", { level: 2 }),
  subheading: editor.isActive("heading", { level: 3 }),
  bold: editor.isActive("bold"),
  italic: editor.isActive("italic"),
  bullets: editor.isActive("bulletList"),
  numbers: editor.isActive("orderedList"),
  quote: editor.isActive("blockquote"),
  isInTable: editor.isActive("table"),
  canUndo: editor.can().undo(),
  isFirst: editor.state.selection.$from.index(0) === 0,
  isLast: editor.state.selection.$from.index(0) >= editor.state.doc.childCount - 1,
});

export type ToolbarButton = {
  label: string;
  face: ReactNode;
  press: () => void;
  isOn?: boolean;
  /** Whether it opens a panel. */
  opens?: boolean;
  isOff?: boolean;
};

/** The formatting buttons of the selected text. */
export function listToolbarButtons(
  editor: Editor,
  on: ReturnType<typeof readMarks>,
  tray: Tray | null,
  open: (tray: Tray) => void,
): ToolbarButton[] {
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
      face: <DeskIcon name="list" />,
      isOn: on.bullets,
      press: () => run().toggleBulletList().run(),
    },
    {
      label: "Numbered list",
      face: <DeskIcon name="numbers" />,
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
    {
      label: "Link",
      face: <DeskIcon name="link" />,
      opens: true,
      isOn: tray === "link",
      press: () => open("link"),
    },
    {
      label: "Piece",
      face: "Piece",
      opens: true,
      isOn: tray === "piece",
      press: () => open("piece"),
    },
    {
      label: "Photo",
      face: "Photo",
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
    {
      label: "Undo",
      face: <DeskIcon name="undo" />,
      isOff: !on.canUndo,
      press: () => run().undo().run(),
    },
    ...(on.isInTable ? listTableButtons(editor) : []),
  ];
}

/** What changes the table that holds the caret. */
function listTableButtons(editor: Editor): ToolbarButton[] {
  const by = (label: string, change: Command): ToolbarButton => ({
    label,
    face: label,
    press: () => {
      change(editor.state, editor.view.dispatch);
      editor.commands.focus();
    },
  });
  return [
    by("Add row", addRowAfter),
    by("Add column", addColumnAfter),
    by("Delete row", deleteRow),
    by("Delete column", deleteColumn),
    by("Delete table", deleteTable),
  ];
}
