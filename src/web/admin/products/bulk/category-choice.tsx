import { useQuery } from "@tanstack/react-query";
import type { Category } from "#contract/catalogue/categories.ts";
import { Field } from "#web/ui/field.tsx";
import { NamedOptions } from "../../forms/named-options.tsx";
import type { BulkAction } from "./use-bulk-change.ts";

const NONE = "none";

/** The category that the pieces shall be in. */
export function CategoryChoice({ onChange }: { onChange: (action: BulkAction | null) => void }) {
  const { data } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const choose = (value: string) => {
    if (value === "") onChange(null);
    else onChange({ action: "category", categoryId: value === NONE ? null : Number(value) });
  };
  return (
    <Field id="bulk-category" label="Category">
      <select defaultValue="" id="bulk-category" onChange={({ target }) => choose(target.value)}>
        <option value="">Choose a category</option>
        <NamedOptions items={data} />
        <option value={NONE}>No category</option>
      </select>
    </Field>
  );
}
