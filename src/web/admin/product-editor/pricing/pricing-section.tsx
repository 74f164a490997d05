import { useQuery } from "@tanstack/react-query";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { ShownPricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { PricingFields } from "./pricing-fields.tsx";
import { MESSAGES } from "./messages.ts";
import "./pricing.css";

/** How the price of a stored piece is built, for people with full access. */
export function PricingSection({ productId }: { productId: number }) {
  const hasFullAccess = useDesk().user.access === "everything";
  return hasFullAccess ? <Loaded productId={productId} /> : null;
}

function Loaded({ productId }: { productId: number }) {
  const pricing = useQuery<ShownPricing | null>({
    queryKey: [`/api/products/${productId}/pricing`],
    gcTime: 0,
  });
  const metals = useQuery<MetalPricesAnswer>({ queryKey: ["/api/metal-prices"] });
  return (
    <details className="product-more">
      <summary>
        <b>{MESSAGES.title}</b>
        <small>{pricing.data?.locked ? MESSAGES.isLocked : MESSAGES.closed}</small>
      </summary>
      <QueryState keepData query={pricing}>
        {(stored) => (
          <QueryState keepData query={metals}>
            {(prices) => <PricingFields {...{ productId, stored, prices }} />}
          </QueryState>
        )}
      </QueryState>
    </details>
  );
}
