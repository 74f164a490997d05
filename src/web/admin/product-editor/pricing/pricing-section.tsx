import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { ShownPricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { PricingFields } from "./pricing-fields.tsx";
import { StoredPricing } from "./stored-pricing.tsx";
import type { NewPricing } from "./use-new-pricing.ts";
import type { PricingForm } from "./use-pricing-form.ts";
import "./pricing.css";

type Props = {
  /** Null for a new piece. */
  productId: number | null;
  /** What is typed for a new piece. */
  fresh: NewPricing;
};

/** How the price of a piece is built, for people with full access. Loaded when it is opened. */
export function PricingSection({ productId, fresh }: Props) {
  const hasFullAccess = useDesk().user.access === "everything";
  const [isOpen, setOpen] = useState(fresh.isTouched);
  if (!hasFullAccess) return null;
  return (
    <details
      className="product-more fold"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary>
        <b>How the price is built</b>
        <small>Metal, stones, findings, hours, mark-up. Only you see this.</small>
      </summary>
      {isOpen &&
        (productId === null ? <Fresh form={fresh.form} /> : <Stored productId={productId} />)}
    </details>
  );
}

const useMetalPrices = () => useQuery<MetalPricesAnswer>({ queryKey: ["/api/metal-prices"] });

function Fresh({ form }: { form: PricingForm }) {
  const metals = useMetalPrices();
  return (
    <QueryState keepData query={metals}>
      {(prices) => (
        <div className="pricing">
          <PricingFields form={form} prices={prices} />
          <p className="pricing-hint">Saved when you create the piece.</p>
        </div>
      )}
    </QueryState>
  );
}

function Stored({ productId }: { productId: number }) {
  const pricing = useQuery<ShownPricing | null>({
    queryKey: [`/api/products/${productId}/pricing`],
    // A form must start from what is stored, not from what is cached.
    gcTime: 0,
  });
  const metals = useMetalPrices();
  return (
    <QueryState keepData query={pricing}>
      {(stored) => (
        <QueryState keepData query={metals}>
          {(prices) => <StoredPricing {...{ productId, stored, prices }} />}
        </QueryState>
      )}
    </QueryState>
  );
}
