import { useEffect, useEffectEvent, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Proposals } from "#contract/catalogue/proposals/propose-facts.ts";
import { readSilver } from "#contract/catalogue/proposals/read-silver.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { useProposedFacts } from "./use-proposed-facts.ts";

const FACTS = ["metals", "stones", "ringSize"] as const;

/**
 * Fills in the metals, stones and ring size of a new piece after its name and materials, as long as nobody typed
 * others. The line above Create shows them before they are saved.
 */
export function useFactsFromName(isFilledIn: boolean): void {
  const { control, getValues, setValue } = useFormContext<ProductFormValues>();
  const [name, materials] = useWatch({ control, name: ["name", "materials"] });
  const filledIn = useRef({ metals: "", stones: "", ringSize: "" });
  const proposals = useProposedFacts({ name, materials, description: "" }, isFilledIn);
  const fillIn = useEffectEvent((found: Proposals) => {
    for (const fact of FACTS) {
      if (getValues(fact) !== filledIn.current[fact]) continue;
      const silver = fact === "metals" && materials.trim() === "" ? readSilver(name) : "";
      filledIn.current[fact] = found[fact]?.text ?? silver;
      setValue(fact, filledIn.current[fact]);
    }
  });
  useEffect(() => {
    if (isFilledIn && proposals) fillIn(proposals);
  }, [proposals, isFilledIn]);
}
