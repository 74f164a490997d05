import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RepricingPreview } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { callApi } from "../api-client/call-api.ts";
import type { MetalForm } from "./use-metal-form.ts";

/** Milliseconds after the last key. */
const DEBOUNCE = 300;

/** What the typed prices would change. The last answer stays while the next one loads. */
export function useRepricingPreview({ rule, rounding, newPrices }: MetalForm) {
  const wanted = JSON.stringify({ rule, rounding, metals: newPrices });
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const pause = setTimeout(() => setAsked(wanted), DEBOUNCE);
    return () => clearTimeout(pause);
  }, [wanted]);
  const query = useQuery({
    queryKey: ["/api/repricing?dryRun=1", asked],
    queryFn: ({ signal }) =>
      callApi<RepricingPreview>("POST", "/api/repricing?dryRun=1", JSON.parse(asked), signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data, error, isPlaceholderData, isFetching, refetch } = query;
  const isCurrent = asked === wanted && !isPlaceholderData && !isFetching && data !== undefined;
  return { data, error, refetch, isCurrent };
}
