import { Link } from "@tiptap/extension-link";

/** A link; with a piece's number it is set as that piece's line. */
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
  // Else what is typed behind a link would belong to it.
  autolink: false,
  defaultProtocol: "https",
  HTMLAttributes: { target: null, rel: null },
  isAllowedUri: (href) => isLinkTarget(href),
});

/** An address within the shop, of the web or of a mailbox: what the shop keeps. */
export const isLinkTarget = (href: string): boolean =>
  /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|\/(?![/\\])[^\s]*|#[^\s]*)$/i.test(href);

/** What somebody typed as an address: "example.com" means the web, "a@example.com" a mailbox. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  if (isLinkTarget(text)) return text;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s/:@]+\.[a-z]{2,}(\/[^\s]*)?$/i.test(text) ? `https://${text}` : text;
}
