import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { ShownPricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { PricingFields } from "./pricing-fields.tsx";
import { MESSAGES } from "./messages.ts";
import "./pricing.css";

/** How the price of a stored piece is built, for people with full access. Loaded when it is opened. */
export function PricingSection({ productId }: { productId: number }) {
  const hasFullAccess = useDesk().user.access === "everything";
  const [isOpen, setOpen] = useState(false);
  if (!hasFullAccess) return null;
  return (
    <details
      className="product-more"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary>
        <b>{MESSAGES.title}</b>
        <small>{MESSAGES.closed}</small>
      </summary>
      {isOpen && <Loaded productId={productId} />}
    </details>
  );
}

function Loaded({ productId }: { productId: number }) {
  const pricing = useQuery<ShownPricing | null>({
    queryKey: [`/api/products/${productId}/pricing`],
    // A form must start from what is stored, not from what is cached.
    gcTime: 0,
  });
  const metals = useQuery<MetalPricesAnswer>({ queryKey: ["/api/metal-prices"] });
  return (
    <QueryState keepData query={pricing}>
      {(stored) => (
        <QueryState keepData query={metals}>
          {(prices) => <PricingFields {...{ productId, stored, prices }} />}
        </QueryState>
      )}
    </QueryState>
  );
}
