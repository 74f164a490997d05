import { useQuery } from "@tanstack/react-query";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { PriceSource } from "#contract/catalogue/metal-prices/price-source.ts";
import { QueryState } from "../query-state.tsx";
import { MetalPricesForm } from "./metal-prices-form.tsx";
import "./metal-prices.css";

export const meta = () => [{ title: "Metal prices" }];

/** What metals cost, and the prices of pieces that follow them. */
export default function MetalPricesScreen() {
  const prices = useQuery<MetalPricesAnswer>({ queryKey: ["/api/metal-prices"] });
  const source = useQuery<PriceSource>({ queryKey: ["/api/metal-prices/source"] });
  return (
    <QueryState keepData query={prices}>
      {(last) => (
        <QueryState keepData query={source}>
          {(loaded) => <MetalPricesForm last={last} source={loaded} />}
        </QueryState>
      )}
    </QueryState>
  );
}
