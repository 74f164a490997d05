import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import type { Category } from "#contract/catalogue/categories.ts";
import { ChoiceChips } from "../../forms/choice-chips.tsx";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

type CategoryFieldProps = { isSuggested: boolean; onChosen: () => void };

/** The categories of the shop side by side, so that one press chooses. */
export function CategoryField({ isSuggested, onChosen }: CategoryFieldProps) {
  const { control } = useFormContext<ProductFormValues>();
  const { data = [] } = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  const options = [
    ...data.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: "", label: "No category" },
  ];
  return (
    <Controller
      control={control}
      name="categoryId"
      render={({ field }) => (
        <ChoiceChips
          help={isSuggested ? "Suggested from the name. Choose another to change it." : undefined}
          label="Category"
          onChange={(value) => {
            onChosen();
            field.onChange(value);
          }}
          options={options}
          value={field.value}
        />
      )}
    />
  );
}
