import { catalogHref } from "#contract/catalogue/catalog-query.ts";
import type { Picture } from "#contract/media/media.ts";
import type { HighlightedText, Suggestions } from "#contract/catalogue/suggestions.ts";

export type Option = {
  href: string;
  name: HighlightedText;
  price?: string;
  picture?: Picture | null;
};
export type OptionGroup = { title: string; options: Option[] };

/** The suggestions as groups of links; empty groups are left out. */
export function listOptions({ pieces, collections, categories }: Suggestions): OptionGroup[] {
  const groups: OptionGroup[] = [
    {
      title: "Pieces",
      options: pieces.map(({ id, ...piece }) => ({ href: `/products/${id}`, ...piece })),
    },
    {
      title: "Collections",
      options: collections.map(({ slug, title }) => ({
        href: `/collections/${slug}`,
        name: title,
      })),
    },
    {
      title: "Categories",
      options: categories.map(({ id, name }) => ({
        href: catalogHref("/collections", { category: id }),
        name,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
