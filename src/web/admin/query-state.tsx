import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { LoadFailed } from "./load-failed.tsx";

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** Shown while loading. */
  skeleton?: ReactNode;
  /** For editors: a later fetch that fails is not reported. */
  keepData?: boolean;
  children: (data: Data) => ReactNode;
};

/**
 * Renders a query's state: a skeleton while loading, the error with Try again, or the data. A later fetch that
 * fails leaves the data, with whatever is typed in it, and is reported above it.
 */
export function QueryState<Data>({ query, skeleton = TABLE, keepData, children }: Props<Data>) {
  const { data, error, refetch } = query;
  const failed = error && <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return failed ?? skeleton;
  return (
    <>
      {!keepData && failed}
      {children(data)}
    </>
  );
}

const TABLE = <Skeleton className="desk-table-skeleton" />;
