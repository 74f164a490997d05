import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { InquiryCounts } from "#contract/sales/inquiries.ts";

/** Visitors write at any time, so the counts alone are asked for again, in milliseconds. */
const EVERY = 60_000;

/** The number of inquiries in each state; what is shown of them is fetched again when one changes. */
export function useInquiryCounts(): InquiryCounts | undefined {
  const client = useQueryClient();
  const { data } = useQuery<InquiryCounts>({
    queryKey: ["/api/inquiries/counts"],
    refetchInterval: EVERY,
    refetchOnMount: "always",
  });
  const seen = useRef(data);
  useEffect(() => {
    const hasChanged = seen.current !== undefined && seen.current !== data;
    seen.current = data;
    if (!hasChanged) return;
    // In a task of its own: these requests take a slow phone as long as rendering the conversation that was opened.
    setTimeout(() => {
      void client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith("/api/inquiries?"),
      });
    });
  }, [client, data]);
  return data;
}
