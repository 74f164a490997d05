import { useQuery } from "@tanstack/react-query";
import type { Page } from "#contract/settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QueryState } from "../../query-state.tsx";

/** The footer's pages with a button to edit each. */
export function FooterPages({ onEdit }: { onEdit: (slug: string) => void }) {
  const pages = useQuery<Page[]>({ queryKey: ["/api/pages"] });
  return (
    <QueryState query={pages} skeleton={<Skeleton className="settings-pages-pending" />}>
      {(loaded) => (
        <ul className="settings-rows footer-pages">
          {loaded.map(({ slug, title, content }) => (
            <li key={slug}>
              <span>
                <b>{title}</b>
                <small>{content === "" ? "Not written yet" : "Written"}</small>
              </span>
              <button className="btn small quiet" onClick={() => onEdit(slug)} type="button">
                {content === "" ? "Write" : "Edit"}
                <span className="sr"> {title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
