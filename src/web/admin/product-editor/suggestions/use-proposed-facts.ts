import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FactTexts, Proposals } from "#contract/catalogue/proposals/propose-facts.ts";
import { askForFacts } from "./ask-reading-worker.ts";

/** What a piece's own words say of its facts; undefined while they are first read, and unless they are asked for. */
export function useProposedFacts(texts: FactTexts, isAsked: boolean): Proposals | undefined {
  const { data } = useQuery({
    queryKey: ["proposed facts", texts],
    queryFn: () => askForFacts(texts),
    enabled: isAsked,
    // While somebody types, the last offer stays.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return isAsked ? data : undefined;
}
