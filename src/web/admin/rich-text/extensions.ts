import { StarterKit } from "@tiptap/starter-kit";
import { FilmExtension } from "./blocks/film-extension.ts";
import { PieceExtension } from "./blocks/piece-extension.ts";
import { FigureExtension } from "./figure-extension.ts";
import { LinkExtension } from "./link-extension.ts";
import { MoveBlockExtension } from "./move-block.ts";
import { tableExtensions } from "./table-extension.ts";

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
