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
import { MESSAGES } from "./messages.ts";

const words = MESSAGES.buttons;

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
      label: words.heading,
      face: <span className="face-heading">H</span>,
      isOn: on.heading,
      press: () => run().toggleHeading({ level: 2 }).run(),
    },
    {
      label: words.subheading,
      face: <span className="face-subheading">H</span>,
      isOn: on.subheading,
      press: () => run().toggleHeading({ level: 3 }).run(),
    },
    { label: words.bold, face: <b>B</b>, isOn: on.bold, press: () => run().toggleBold().run() },
    {
      label: words.italic,
      face: <span className="face-italic">I</span>,
      isOn: on.italic,
      press: () => run().toggleItalic().run(),
    },
    {
      label: words.bullets,
      face: <Icon name="list" />,
      isOn: on.bullets,
      press: () => run().toggleBulletList().run(),
    },
    {
      label: words.numbers,
      face: <Icon name="numbers" />,
      isOn: on.numbers,
      press: () => run().toggleOrderedList().run(),
    },
    {
      label: words.quote,
      face: <span className="face-quote">“</span>,
      isOn: on.quote,
      press: () => run().toggleBlockquote().run(),
    },
    {
      label: words.divider,
      face: <Icon name="minus" />,
      press: () => run().setHorizontalRule().run(),
    },
    {
      label: words.link,
      face: <DeskIcon name="link" />,
      opens: true,
      isOn: tray === "link",
      press: () => open("link"),
    },
    {
      label: words.piece,
      face: words.piece,
      opens: true,
      isOn: tray === "piece",
      press: () => open("piece"),
    },
    {
      label: words.photo,
      face: words.photo,
      opens: true,
      isOn: tray === "picture",
      press: () => open("picture"),
    },
    {
      label: words.up,
      face: "↑",
      isOff: on.isFirst,
      press: () => run().moveBlock(-1).run(),
    },
    {
      label: words.down,
      face: "↓",
      isOff: on.isLast,
      press: () => run().moveBlock(1).run(),
    },
    {
      label: words.undo,
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
    by(words.addRow, addRowAfter),
    by(words.addColumn, addColumnAfter),
    by(words.deleteRow, deleteRow),
    by(words.deleteColumn, deleteColumn),
    by(words.deleteTable, deleteTable),
  ];
}
