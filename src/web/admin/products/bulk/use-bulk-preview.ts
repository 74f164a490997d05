import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { BulkPreview } from "#contract/catalogue/bulk-product-action.ts";
import { callApi } from "../../api-client/call-api.ts";
import { type BulkAction, toBatches } from "./use-bulk-change.ts";

/** Milliseconds after the last key. */
const DEBOUNCE = 300;

export type BulkPreviewState = {
  data: BulkPreview[] | undefined;
  /** Whether the data is of the action as it is now. */
  isCurrent: boolean;
  error: Error | null;
};

/** What an action would do to these pieces. The last answer stays while the next one loads. */
export function useBulkPreview(action: BulkAction | null, ids: number[]): BulkPreviewState {
  const wanted = JSON.stringify(action);
  const [asked, setAsked] = useState("null");
  useEffect(() => {
    const pause = setTimeout(() => setAsked(wanted), DEBOUNCE);
    return () => clearTimeout(pause);
  }, [wanted]);
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ["bulk-preview", asked, ids],
    queryFn: ({ signal }) => loadPreview(JSON.parse(asked) as BulkAction, ids, signal),
    enabled: asked !== "null",
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isCurrent = asked === wanted && !isPlaceholderData && !isFetching && data !== undefined;
  return { data: action === null ? undefined : data, isCurrent, error };
}

async function loadPreview(action: BulkAction, ids: number[], signal: AbortSignal) {
  const previews: BulkPreview[] = [];
  for (const some of toBatches(ids)) {
    const path = "/api/products/bulk?dryRun=1";
    const body = { ...action, ids: some };
    const answer = await callApi<{ preview: BulkPreview[] }>("POST", path, body, signal);
    previews.push(...answer.preview);
  }
  return previews;
}
