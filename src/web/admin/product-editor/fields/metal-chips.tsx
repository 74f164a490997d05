import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceChips } from "../../forms/choice-chips.tsx";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

/** The metals that one press writes, in the words of the materials. */
const METALS = ["18k gold", "14k gold", "9k gold", "Sterling silver"] as const;
type Metal = (typeof METALS)[number];

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

/** "14k rose gold" is 14k gold too. */
const LEADING_METAL =
  /^(?:(9|14|18)k (?:(?:yellow|rose|red|white|green) )?gold|sterling silver)\b/i;

/** The metal with which the materials begin; "Other" for other words, "" without any. */
export function readMetal(materials: string): Metal | "Other" | "" {
  const found = LEADING_METAL.exec(materials.trim());
  if (!found) return materials.trim() === "" ? "" : "Other";
  return METALS.find((metal) => metal.startsWith(`${found[1]}k`)) ?? "Sterling silver";
}

/** The materials with another metal at their beginning, or without one for "Other". */
export function withMetal(materials: string, metal: Metal | "Other"): string {
  const text = materials.trim();
  const rest = text.replace(LEADING_METAL, "");
  if (metal === "Other") return rest.replace(/^[,;]?\s*/, "");
  const isSwapped = rest !== text;
  return rest === "" || isSwapped ? `${metal}${rest}` : `${metal}, ${rest}`;
}
