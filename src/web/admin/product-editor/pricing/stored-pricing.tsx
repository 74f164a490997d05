import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { ShownPricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { PricingFields } from "./pricing-fields.tsx";
import { type PricingForm, toPricingValues, usePricingForm } from "./use-pricing-form.ts";

type Props = { productId: number; stored: ShownPricing | null; prices: MetalPricesAnswer };

/** The pricing of a stored piece. Saved apart from the piece, whenever a field that changed is left. */
export function StoredPricing({ productId, stored, prices }: Props) {
  const form = usePricingForm(toPricingValues(stored));
  const save = useSavePricing(productId, form.input);
  return (
    <div className="pricing" onBlur={() => save.saveIfChanged(form)}>
      <PricingFields form={form} prices={prices} />
      <output className="pricing-hint">
        {save.isPending ? "Saving…" : save.isSuccess && "Saved"}
      </output>
    </div>
  );
}

/** @param stored the form as it was opened */
function useSavePricing(productId: number, stored: PricingForm["input"]) {
  const client = useQueryClient();
  const showError = useErrorToast();
  const saved = useRef(JSON.stringify(stored));
  const path = `/api/products/${productId}/pricing`;
  const save = useAction({
    scope: { id: path },
    mutationFn: (input: PricingForm["input"]) => callApi<ShownPricing>("PUT", path, input),
    onError: (error) => {
      saved.current = "";
      showError("Couldn’t save how the price is built", error);
    },
    onSettled: () => refetch(client, "/api/repricing"),
  });
  return {
    isPending: save.isPending,
    isSuccess: save.isSuccess,
    saveIfChanged: ({ input, pricing }: PricingForm) => {
      const now = JSON.stringify(input);
      if (!pricing || now === saved.current) return;
      saved.current = now;
      save.mutate(input);
    },
  };
}
