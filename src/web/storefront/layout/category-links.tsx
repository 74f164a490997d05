import { catalogHref } from "#contract/catalogue/catalog-query.ts";
import type { Site } from "#web/content/site.ts";

type Props = {
  site: Site;
  url: URL;
  /** How many at most, in their order. */
  max?: number;
};

/** A shop with pieces in fewer categories has nothing to choose between. */
const MIN_CATEGORIES = 3;

/** The categories as list items; the one of the address has aria-current. A shop of its own leaves out empty ones. */
export function CategoryLinks({ site: { categories, own }, url, max }: Props) {
  const current = url.searchParams.get("category");
  const shown = categories.filter(({ id }) => !own || own.categoryIds.includes(id));
  const links =
    own && shown.length < MIN_CATEGORIES
      ? SCREENS.map(({ href, name }) => ({ href, name, isCurrent: url.pathname === href }))
      : shown.slice(0, max).map(({ id, name }) => ({
          href: catalogHref("/collections", { category: id }),
          name,
          isCurrent: current === String(id),
        }));
  return links.map(({ href, name, isCurrent }) => (
    <li key={href}>
      <a aria-current={isCurrent ? "page" : undefined} href={href}>
        {name}
      </a>
    </li>
  ));
}

const SCREENS = [
  { href: "/products", name: "Pieces" },
  { href: "/about", name: "About" },
];
