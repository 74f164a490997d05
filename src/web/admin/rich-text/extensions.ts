import { StarterKit } from "@tiptap/starter-kit";
import { Link } from "@tiptap/extension-link";
import { isLinkTarget } from "#contract/link-target.ts";
import { FilmExtension } from "./blocks/film-extension.ts";
import { PieceExtension } from "./blocks/piece-extension.ts";
import { FigureExtension } from "./figure-extension.ts";
import { MoveBlockExtension } from "./move-block.ts";
import { tableExtensions } from "./table-extension.ts";

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
