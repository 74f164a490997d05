import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { InquiryCounts } from "#contract/sales/inquiries.ts";

const PATH = "/api/inquiries/counts";
/** Visitors write at any time, so the counts alone are asked for again, in milliseconds. */
const EVERY = 60_000;

/** The number of inquiries in each state. */
export function useInquiryCounts(): InquiryCounts | undefined {
  const { data } = useQuery<InquiryCounts>({
    queryKey: [PATH],
    refetchInterval: EVERY,
    refetchOnMount: "always",
  });
  return data;
}

/**
 * Fetches the lists of inquiries again when their number changes. What was fetched since the counts were asked for
 * shows the change already, as after a change of one's own. Used once, by the shell.
 */
export function useFollowInquiryCounts(): void {
  const client = useQueryClient();
  useEffect(() => {
    let askedAt = 0;
    let seen = client.getQueryData([PATH]);
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.query.queryKey[0] !== PATH) return;
      if (event.action.type === "fetch") askedAt = Date.now();
      if (event.action.type !== "success") return;
      const before = seen;
      seen = event.query.state.data;
      if (before === undefined || before === seen) return;
      // In a task of its own: these requests take a slow phone as long as rendering the conversation that was opened.
      setTimeout(() => {
        void client.invalidateQueries({
          predicate: ({ queryKey: [path], state }) =>
            /^\/api\/(?:inquiries|sales)\?/.test(String(path)) &&
            state.fetchStatus === "idle" &&
            state.dataUpdatedAt < askedAt,
        });
      });
    });
  }, [client]);
}
