import { type Editor, Node } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { addRowAfter, goToNextCell, tableEditing } from "@tiptap/pm/tables";

/** The part that each node has for the commands of prosemirror-tables. */
const ROLES: Partial<Record<string, string>> = {
  table: "table",
  tableRow: "row",
  tableCell: "cell",
  tableHeader: "header_cell",
};

/** A table, such as a size guide. Tab moves through its cells and adds a row at its end. */
const Table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  isolating: true,
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
  parseHTML: () => [{ tag: "table" }],
  renderHTML: () => ["table", ["tbody", 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: () => moveToCell(this.editor, 1) || addRowAtEnd(this.editor),
      "Shift-Tab": () => moveToCell(this.editor, -1),
    };
  },
});

const moveToCell = ({ state, view }: Editor, by: 1 | -1): boolean =>
  goToNextCell(by)(state, view.dispatch);

function addRowAtEnd(editor: Editor): boolean {
  return addRowAfter(editor.state, editor.view.dispatch) && moveToCell(editor, 1);
}

const Row = Node.create({
  name: "tableRow",
  content: "(tableCell | tableHeader)*",
  parseHTML: () => [{ tag: "tr" }],
  renderHTML: () => ["tr", 0],
});

/** A cell that spans others keeps doing so. */
const span = (name: "colspan" | "rowspan") => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Number(cell.getAttribute(name)) || 1,
  renderHTML: ({ [name]: count }: Record<string, unknown>) =>
    count === 1 ? {} : { [name]: count },
});

const defineCell = (name: string, tag: "td" | "th") =>
  Node.create({
    name,
    content: "(paragraph | list)+",
    isolating: true,
    addAttributes: () => ({
      colspan: span("colspan"),
      rowspan: span("rowspan"),
      // prosemirror-tables counts on it; no width is stored.
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const tableExtensions = [
  Table,
  Row,
  defineCell("tableCell", "td"),
  defineCell("tableHeader", "th"),
];

const NEW_ROWS = 3;
const NEW_COLUMNS = 2;

/** Puts an empty table with a row of headings at the selection, and the caret into its first cell. */
export function insertTable(editor: Editor): boolean {
  const { state, view } = editor;
  const { nodes } = state.schema;
  const row = (cell: string) =>
    nodes["tableRow"]!.create(
      null,
      Array.from({ length: NEW_COLUMNS }, () => nodes[cell]!.createAndFill()!),
    );
  const rows = Array.from({ length: NEW_ROWS }, (_, at) =>
    row(at === 0 ? "tableHeader" : "tableCell"),
  );
  const tr = state.tr.replaceSelectionWith(nodes["table"]!.create(null, rows));
  const start = tr.mapping.map(state.selection.from, -1);
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start))).scrollIntoView());
  return true;
}
