import { isLinkTarget } from "#contract/link-target.ts";
import { Link } from "@tiptap/extension-link";

/** A link. With a piece's id it is rendered as a card of that piece. */
export const LinkExtension = Link.extend({
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
