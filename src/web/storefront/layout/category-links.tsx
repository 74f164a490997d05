import { catalogHref } from "#contract/catalogue/catalog-query.ts";
import type { Site } from "#web/content/site.ts";

type Props = {
  site: Site;
  url: URL;
  /** How many at most, in their order; without it all, after a link to all pieces. */
  max?: number;
};

/** A shop with pieces in fewer categories has nothing to choose between. */
const MIN_CATEGORIES = 3;

/** The categories as list items; the one of the address has aria-current. A shop of its own leaves out empty ones. */
export function CategoryLinks({ site: { categories, own }, url, max }: Props) {
  const current = url.searchParams.get("category");
  const shown = categories.filter(({ id }) => !own || own.categoryIds.includes(id));
  const isScreens = own !== undefined && shown.length < MIN_CATEGORIES;
  const screens = isScreens ? [ALL_PIECES, ABOUT] : max === undefined ? [ALL_PIECES] : [];
  const links = [
    ...screens.map((screen) => ({
      ...screen,
      isCurrent: url.pathname === screen.href && url.search === "",
    })),
    ...(isScreens ? [] : shown.slice(0, max)).map(({ id, name }) => ({
      href: catalogHref("/collections", { category: id }),
      name,
      isCurrent: current === String(id),
    })),
  ];
  return links.map(({ href, name, isCurrent }) => (
    <li key={href}>
      <a aria-current={isCurrent ? "page" : undefined} href={href}>
        {name}
      </a>
    </li>
  ));
}

const ALL_PIECES = { href: "/products", name: "All pieces" };
const ABOUT = { href: "/about", name: "About" };
