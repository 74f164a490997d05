import { useQuery } from "@tanstack/react-query";
import type { Page } from "#contract/settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QueryState } from "../query-state.tsx";

/** The footer's pages with a button to edit each. */
export function FooterPages({ onEdit }: { onEdit: (slug: string) => void }) {
  const pages = useQuery<Page[]>({ queryKey: ["/api/pages"] });
  return (
    <section className="desk-part">
      <h2>Footer pages</h2>
      <p>A page without text is named in the footer, but has no link.</p>
      <QueryState query={pages} skeleton={<Skeleton className="settings-pages-pending" />}>
        {(loaded) => (
          <ul className="footer-pages">
            {loaded.map(({ slug, title, content }) => (
              <li key={slug}>
                <b>{title}</b>
                <span>{content === "" ? "Not written yet" : "Written"}</span>
                <button className="btn small quiet" onClick={() => onEdit(slug)} type="button">
                  {content === "" ? "Write" : "Edit"}
                  <span className="sr"> {title}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
