import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceChips } from "../../forms/choice-chips.tsx";
import { METALS, readMetal, withMetal } from "./metals.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

const OPTIONS = [
  ...METALS.map((value) => ({ value, label: value })),
  { value: "Other" as const, label: "Other" },
];

/** The usual metals, of which one press writes the materials; Other leads to their field. */
export function MetalChips() {
  const { control, setValue, setFocus } = useFormContext<ProductFormValues>();
  const [materials, metals] = useWatch({ control, name: ["materials", "metals"] });
  const choose = (value: string) => {
    const metal = OPTIONS.find((option) => option.value === value)?.value ?? "Other";
    setValue("materials", withMetal(materials, metal), { shouldDirty: true });
    if (metal === "Other") setFocus("materials");
  };
  return (
    <ChoiceChips
      label="Metal"
      onChange={choose}
      options={OPTIONS}
      value={readMetal(materials) || readMetal(metals)}
    />
  );
}
