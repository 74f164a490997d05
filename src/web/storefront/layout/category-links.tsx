import { useSearchParams } from "react-router";
import { catalogHref } from "#contract/catalog-query.ts";
import { NAVIGATION_CATEGORIES } from "#contract/navigation-categories.ts";
import { PageLink } from "#web/ui/page-link.tsx";

/** The eight categories as list items; the one in the URL has aria-current. */
export function CategoryLinks() {
  const [params] = useSearchParams();
  const current = params.get("category");
  return NAVIGATION_CATEGORIES.map(({ id, name }) => (
    <li key={id}>
      <PageLink
        aria-current={current === String(id) ? "page" : undefined}
        prefetch="intent"
        to={catalogHref("/collections", { category: id })}
        viewTransition
      >
        {name}
      </PageLink>
    </li>
  ));
}
