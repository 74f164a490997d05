import { Node } from "@tiptap/core";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { type PieceAttributes, toPieceLink } from "./piece-attributes.ts";
import { PieceBlock } from "./piece-block.tsx";
import { readLoneLink } from "./read-lone-link.ts";

/** A piece of the shop as a block of the text, stored as a paragraph with a link. */
export const PieceExtension = Node.create({
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
