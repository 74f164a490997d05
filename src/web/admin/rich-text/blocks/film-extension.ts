import { Node } from "@tiptap/core";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { type FilmAttributes, readFilm, toFilmLink } from "./film-attributes.ts";
import { FilmBlock } from "./film-block.tsx";
import { readLoneLink } from "./read-lone-link.ts";

/** A film of YouTube or Vimeo as a block of the text, stored as a paragraph with a link to its page. */
export const FilmExtension = Node.create({
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
