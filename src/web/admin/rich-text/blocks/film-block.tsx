import type { NodeViewProps } from "@tiptap/react";
import { fillFilms } from "#web/catalog/film/fill-films.ts";
import { type FilmAttributes, toFilmLink } from "./film-attributes.ts";
import { HtmlBlock } from "./html-block.tsx";
import { toLink } from "./to-link.ts";

/** A film in the text as visitors see it before they press it. */
export function FilmBlock({ node, selected }: NodeViewProps) {
  const { page, title } = node.attrs as FilmAttributes;
  const html = fillFilms(toLink(toFilmLink(page), title));
  return <HtmlBlock html={html} isSelected={selected} name={title} />;
}
