import type { ChangeEvent } from "react";
import { useFormContext } from "react-hook-form";
import { slugify } from "#contract/slug.ts";

/**
 * Returns a change handler for a title that derives the slug from it.
 * @param isNew an existing record keeps its slug
 */
export function useSlugFollower(isNew: boolean) {
  const { setValue, formState } = useFormContext<{ slug: string }>();
  const { isSubmitted } = formState;
  return ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (!isNew) return;
    setValue("slug", slugify(target.value), { shouldDirty: true, shouldValidate: isSubmitted });
  };
}
