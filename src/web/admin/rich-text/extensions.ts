import { StarterKit } from "@tiptap/starter-kit";
import { Link } from "@tiptap/extension-link";
import { Node, Extension } from "@tiptap/core";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { NodeSelection, TextSelection, type Transaction } from "@tiptap/pm/state";
import { isLinkTarget } from "#contract/link-target.ts";
import { type FilmAttributes, readFilm, toFilmLink } from "./blocks/film-attributes.ts";
import { FilmBlock } from "./blocks/film-block.tsx";
import { type PieceAttributes, toPieceLink } from "./blocks/piece-attributes.ts";
import { PieceBlock } from "./blocks/piece-block.tsx";
import { FigureExtension } from "./figure-extension.ts";
import { tableExtensions } from "./table-extension.ts";

/** A piece of the shop as a block of the text, stored as a paragraph with a link. */
const PieceExtension = Node.create({
  name: "piece",
  group: "block",
  atom: true,
  draggable: true,

  addAttributes: () => ({ productId: { default: "" }, name: { default: "" } }),

  parseHTML: () => [
    {
      tag: "p",
      // Before the paragraph.
      priority: 60,
      getAttrs: (paragraph) => {
        const link = readLoneLink(paragraph, "a[data-product-id]");
        const { productId } = link?.dataset ?? {};
        return productId && /^\d{1,10}$/.test(productId)
          ? { productId, name: link?.textContent?.trim() }
          : false;
      },
    },
  ],

  renderHTML: ({ node }) => {
    const { productId, name } = node.attrs as PieceAttributes;
    return ["p", ["a", toPieceLink(productId), name]];
  },

  renderText: ({ node }) => (node.attrs as PieceAttributes).name,

  addNodeView: () => ReactNodeViewRenderer(PieceBlock),
});

/** A film of YouTube or Vimeo as a block of the text, stored as a paragraph with a link to its page. */
const FilmExtension = Node.create({
  name: "film",
  group: "block",
  atom: true,
  draggable: true,

  addAttributes: () => ({ page: { default: "" }, title: { default: "" } }),

  parseHTML: () => [
    {
      tag: "p",
      // Before the paragraph.
      priority: 60,
      getAttrs: (paragraph) => {
        const link = readLoneLink(paragraph, "a[data-film]");
        const film = readFilm(link?.getAttribute("href") ?? "");
        return film ? { page: film.page, title: link?.textContent?.trim() } : false;
      },
    },
  ],

  renderHTML: ({ node }) => {
    const { page, title } = node.attrs as FilmAttributes;
    return ["p", ["a", toFilmLink(page), title]];
  },

  renderText: ({ node }) => (node.attrs as FilmAttributes).title,

  addNodeView: () => ReactNodeViewRenderer(FilmBlock),
});

/** A link. With a piece's id it is rendered as a card of that piece. */
const LinkExtension = Link.extend({
  addAttributes: () => ({
    href: { default: null },
    productId: {
      default: null,
      parseHTML: (link: HTMLElement) => link.getAttribute("data-product-id"),
      renderHTML: ({ productId }: Record<string, unknown>) =>
        typeof productId === "string" ? { "data-product-id": productId } : {},
    },
  }),
}).configure({
  openOnClick: false,
  // Text typed after a link is not part of it.
  autolink: false,
  defaultProtocol: "https",
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (href) => isLinkTarget(href),
});

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    moveBlock: { moveBlock: (by: -1 | 1) => ReturnType };
  }
}

/** Moves blocks by Alt and the up and down arrows. */
const MoveBlockExtension = Extension.create({
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

/** The allowed formatting: only what the public pages render. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    dropcursor: { color: false, class: "rich-text-drop" },
    link: false,
    code: false,
    codeBlock: false,
    underline: false,
  }),
  LinkExtension,
  FigureExtension,
  ...tableExtensions,
  PieceExtension,
  FilmExtension,
  MoveBlockExtension,
];

/** The link of a paragraph that holds nothing else; null of any other. */
function readLoneLink(paragraph: HTMLElement, selector: string): HTMLAnchorElement | null {
  const link = paragraph.querySelector<HTMLAnchorElement>(`:scope > ${selector}`);
  return link &&
    link.textContent?.trim() === paragraph.textContent?.trim() &&
    link.textContent?.trim()
    ? link
    : null;
}

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
