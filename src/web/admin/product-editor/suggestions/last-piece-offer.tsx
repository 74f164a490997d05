import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Product } from "#contract/catalogue/products.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

/** Offers a new piece the materials of the last one, and its category while it has none. */
export function LastPieceOffer() {
  const { control, setValue } = useFormContext<ProductFormValues>();
  const [categoryId, materials] = useWatch({ control, name: ["categoryId", "materials"] });
  const { data } = useQuery<Product[]>({ queryKey: ["/api/products?sort=newest&limit=1"] });
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const last = data?.[0];
  const category = categories.data?.find(({ id }) => id === last?.categoryId)?.name;
  const isCategoryOpen = categoryId === "";
  const offered = [isCategoryOpen && category, last?.materials].filter(Boolean).join(", ");
  if (!last || offered === "" || materials !== "") return null;
  const apply = () => {
    const options = { shouldDirty: true };
    if (isCategoryOpen) setValue("categoryId", String(last.categoryId ?? ""), options);
    setValue("materials", last.materials ?? "", options);
  };
  return (
    <p className="toolbar muted product-offer">
      <button className="link" onClick={apply} type="button">
        Same as last time
      </button>
      <span>{offered}</span>
    </p>
  );
}
