import { formatCount } from "#contract/decimals.ts";
import { useQuery } from "@tanstack/react-query";
import type { Page } from "#contract/settings/settings.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QueryState } from "../../query-state.tsx";

type Props = { onEdit: (slug: string, fromDraft?: boolean) => void };

/** The footer's pages with a button to edit each, or to start from a draft. */
export function FooterPages({ onEdit }: Props) {
  const pages = useQuery<Page[]>({ queryKey: ["/api/pages"] });
  return (
    <QueryState query={pages} skeleton={<Skeleton className="settings-pages-pending" />}>
      {(loaded) => (
        <ul className="settings-rows footer-pages">
          {loaded.map(({ slug, title, content }) => (
            <li key={slug}>
              <span>
                <b>{title}</b>
                <small>
                  {content === ""
                    ? "Not written yet"
                    : `Written, ${formatCount(countWords(content))} words`}
                </small>
              </span>
              <span className="desk-buttons">
                {content === "" && (
                  <button
                    className="btn small quiet"
                    onClick={() => onEdit(slug, true)}
                    type="button"
                  >
                    Start from a draft
                    <span className="sr"> {title}</span>
                  </button>
                )}
                <button className="btn small quiet" onClick={() => onEdit(slug)} type="button">
                  {content === "" ? "Write" : "Edit"}
                  <span className="sr"> {title}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

const countWords = (html: string): number =>
  html
    .replaceAll(/<[^<>]+>/g, " ")
    .trim()
    .split(/\s+/).length;
