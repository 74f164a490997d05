import { useQuery } from "@tanstack/react-query";
import type { Page } from "#contract/settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LoadFailed } from "../load-failed.tsx";

/** The pages of the footer: which are written, and the way to write them. */
export function FooterPages({ onEdit }: { onEdit: (slug: string) => void }) {
  const pages = useQuery<Page[]>({ queryKey: ["/api/pages"] });
  return (
    <section className="desk-part">
      <h2>Footer pages</h2>
      <p>A page without text is named in the footer, but has no link.</p>
      {pages.error ? (
        <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />
      ) : pages.data ? (
        <ul className="footer-pages">
          {pages.data.map(({ slug, title, content }) => (
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
      ) : (
        <Skeleton className="settings-pages-pending" />
      )}
    </section>
  );
}
