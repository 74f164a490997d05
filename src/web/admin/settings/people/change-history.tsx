import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Change } from "#contract/access/changes.ts";
import { callApi } from "../../api-client/call-api.ts";
import { useDateFormat } from "../../layout/use-date-format.ts";
import { LoadFailed } from "../../load-failed.tsx";
import { describeChange } from "./describe-change.ts";

const PAGE = 20;

/** Who changed settings and pieces, and when; newest first. */
export function ChangeHistory() {
  const query = useInfiniteQuery({
    queryKey: ["/api/changes"],
    queryFn: ({ pageParam }) =>
      callApi<Change[]>(
        "GET",
        `/api/changes?limit=${PAGE}${pageParam === null ? "" : `&before=${pageParam}`}`,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.length === PAGE ? (last.at(-1)?.id ?? null) : null),
  });
  const formatTime = useDateFormat({ dateStyle: "medium", timeStyle: "short" });
  const changes = query.data?.pages.flat() ?? [];
  return (
    <section aria-labelledby="history" className="people-history">
      <h2 id="history">History</h2>
      <p>
        Who changed what in your shop. The last 500 changes are kept. Stories, orders, inquiries,
        and imports have their own history.
      </p>
      {query.error && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && changes.length === 0 && <p>Nothing has been changed yet.</p>}
      <ol>
        {changes.map((change) => (
          <li key={change.id}>
            {change.productId !== null && change.action !== "deleted" ? (
              <Link className="link" to={`/admin?edit=${change.productId}`}>
                {describeChange(change)}
              </Link>
            ) : (
              <span>{describeChange(change)}</span>
            )}
            <time dateTime={change.at}>{formatTime(change.at)}</time>
          </li>
        ))}
      </ol>
      {query.hasNextPage && (
        <button
          aria-disabled={query.isFetchingNextPage}
          className="btn quiet"
          onClick={() => void query.fetchNextPage()}
          type="button"
        >
          {query.isFetchingNextPage ? "Loading…" : "Show older changes"}
        </button>
      )}
    </section>
  );
}
