import { useQuery } from "@tanstack/react-query";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { QueryState } from "../query-state.tsx";
import { MetalPricesForm } from "./metal-prices-form.tsx";
import { MESSAGES } from "./messages.ts";
import "./metal-prices.css";

export const meta = () => [{ title: MESSAGES.title }];

/** What metals cost, and the prices of pieces that follow them. */
export default function MetalPricesScreen() {
  const prices = useQuery<MetalPricesAnswer>({ queryKey: ["/api/metal-prices"] });
  return (
    <QueryState keepData query={prices}>
      {(last) => <MetalPricesForm last={last} />}
    </QueryState>
  );
}
