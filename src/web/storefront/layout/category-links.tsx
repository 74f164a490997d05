import type { Ref } from "react";
import { useLocation, useSearchParams } from "react-router";
import { catalogHref } from "#contract/catalogue/catalog-query.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { useLayoutData } from "./use-layout-data.ts";
import { MESSAGES } from "./messages.ts";

type Props = { max?: number; linkRef?: Ref<HTMLAnchorElement> | undefined };

/**
 * The categories as list items; the one in the URL has aria-current. A shop of its own leaves out empty
 * ones.
 * @param max how many at most, in their order
 * @param linkRef the ref of each link
 */
export function CategoryLinks({ max, linkRef }: Props) {
  const { categories, own } = useLayoutData();
  const [params] = useSearchParams();
  const current = params.get("category");
  const shown = categories.filter(({ id }) => !own || own.categoryIds.includes(id));
  if (own && shown.length < MIN_CATEGORIES) return <ScreenLinks linkRef={linkRef} />;
  return shown.slice(0, max).map(({ id, name }) => (
    <li key={id}>
      <PageLink
        aria-current={current === String(id) ? "page" : undefined}
        prefetch="intent"
        ref={linkRef}
        to={catalogHref("/collections", { category: id })}
      >
        {name}
      </PageLink>
    </li>
  ));
}

/** A shop with pieces in fewer categories has nothing to choose between. */
const MIN_CATEGORIES = 3;

function ScreenLinks({ linkRef }: Pick<Props, "linkRef">) {
  const { pathname } = useLocation();
  return SCREENS.map(({ to, name }) => (
    <li key={to}>
      <PageLink
        aria-current={pathname === to ? "page" : undefined}
        prefetch="intent"
        ref={linkRef}
        to={to}
      >
        {name}
      </PageLink>
    </li>
  ));
}

const SCREENS = [
  { to: "/products", name: MESSAGES.pieces },
  { to: "/about", name: MESSAGES.about },
];
