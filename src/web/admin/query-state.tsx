import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LoadFailed } from "./load-failed.tsx";

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Shown while loading. */
  skeleton?: ReactNode;
  /** For editors: a later fetch that fails does not discard the form with what was typed. */
  keepData?: boolean;
  children: (data: Data) => ReactNode;
};

/** Renders a query's state: a skeleton while loading, the error with Try again, or the data. */
export function QueryState<Data>({ query, skeleton = TABLE, keepData, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (error && !(keepData && data !== undefined)) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  return data === undefined ? skeleton : children(data);
}

const TABLE = <Skeleton className="desk-table-skeleton" />;
