import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

/** Fills in the SKU of a new piece after the pattern of the settings, until another one is typed. */
export function useSuggestedSku(isFilledIn: boolean): void {
  const { control, getValues, setValue } = useFormContext<ProductFormValues>();
  const categoryId = useWatch({ control, name: "categoryId" });
  const filledIn = useRef("");
  const { data } = useQuery<{ sku: string | null }>({
    queryKey: [`/api/inventory/next-sku${categoryId ? `?categoryId=${categoryId}` : ""}`],
    enabled: isFilledIn,
    gcTime: 0,
  });
  const fillIn = useEffectEvent((sku: string) => {
    if (getValues("sku") !== filledIn.current) return;
    filledIn.current = sku;
    setValue("sku", sku);
  });
  useEffect(() => {
    if (isFilledIn && data?.sku) fillIn(data.sku);
  }, [data, isFilledIn]);
}
