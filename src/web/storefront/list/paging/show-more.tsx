import { CATALOG_PAGE_SIZE, catalogHref } from "#contract/catalogue/catalog-query.ts";
import { KEEP_DIALOGS } from "#web/ui/use-close-on-navigation.ts";
import { PageLink } from "#web/ui/page-link.tsx";
import { Meter } from "#web/ui/meter.tsx";
import type { SectionName } from "../list-data.ts";
import { listPageNumbers } from "./list-page-numbers.ts";
import { useListSearchParams } from "../filters/list-search-params.tsx";
import { MESSAGES } from "../messages.ts";
import "./show-more.css";

type Props = {
  name: SectionName;
  /** The last page that is shown. */
  page: number;
  from: number;
  to: number;
  total: number;
  label: string;
};

/** How much of the section is shown, "Show more", and links to its pages. Null when all is shown. */
export function ShowMore({ name, page, from, to, total, label }: Props) {
  const pages = Math.ceil(total / CATALOG_PAGE_SIZE);
  if (pages <= 1) return null;
  return (
    <div className="wrap show-more">
      <Meter label={MESSAGES.more.shown(name)} value={to - from + 1} max={total} text={label} />
      {page < pages && <MoreLink name={name} next={page + 1} />}
      <PageLinks name={name} page={page} pages={pages} />
      <output className="sr">{MESSAGES.shown(label)}</output>
    </div>
  );
}

function MoreLink({ name, next }: { name: SectionName; next: number }) {
  const { path, query, loadingMore } = useListSearchParams();
  return (
    <PageLink
      className="btn quiet"
      data-show-more=""
      to={catalogHref(path, { ...query, page: next })}
      replace
      preventScrollReset
      state={{ ...KEEP_DIALOGS, showMore: name }}
      aria-label={MESSAGES.more.showOf(name)}
    >
      {loadingMore === name ? MESSAGES.loading : MESSAGES.more.show}
    </PageLink>
  );
}

function PageLinks({ name, page, pages }: { name: SectionName; page: number; pages: number }) {
  const { path, query } = useListSearchParams();
  return (
    <nav aria-label={MESSAGES.more.pages(name)}>
      <ol className="page-links">
        {listPageNumbers(page, pages).map((number, index) =>
          number === null ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <PageLink
                to={`${catalogHref(path, { ...query, page: number })}#${name}`}
                aria-label={MESSAGES.more.page(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </PageLink>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
