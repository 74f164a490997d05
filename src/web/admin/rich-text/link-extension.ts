import { Link } from "@tiptap/extension-link";
import { readOwnPage } from "#contract/page-link.ts";

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

/** Whether the server keeps this URL: a path of the site, http(s) or mailto. */
export const isLinkTarget = (href: string): boolean =>
  (readOwnPage(href) !== null && !/\s/.test(href)) ||
  /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|#[^\s]*)$/i.test(href);

/** Completes a typed URL: "example.com" with https, "a@example.com" with mailto. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  if (isLinkTarget(text)) return text;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/.]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s/:@]+\.[a-z]{2,}(\/[^\s]*)?$/i.test(text) ? `https://${text}` : text;
}
