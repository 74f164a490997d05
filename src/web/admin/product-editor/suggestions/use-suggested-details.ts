import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

type Suggested = { categoryId: number | null; tagIds: number[] };

/** Milliseconds after the last key. */
const DEBOUNCE = 400;

export type SuggestedDetails = {
  /** Which of them are suggestions. */
  category: boolean;
  tags: boolean;
  /** Called when somebody chooses a category: no suggestion overwrites it from then on. */
  onCategoryChosen: () => void;
};

/**
 * Fills in the category and tags of a new piece after its name and materials, once it has a name and as long as
 * nobody chose others.
 * @param noun what its sentence calls it, for a name that doesn't say
 */
export function useSuggestedDetails(isFilledIn: boolean, noun: string | null): SuggestedDetails {
  const { control, getValues, setValue } = useFormContext<ProductFormValues>();
  const [named, written, metals] = useWatch({ control, name: ["name", "materials", "metals"] });
  const name = named.trim() === "" || !noun ? named : `${noun} ${named}`;
  const materials = written || metals;
  const [categoryId, tagIds] = useWatch({ control, name: ["categoryId", "tagIds"] });
  const text = useDebounced(new URLSearchParams({ name, materials }).toString());
  const [begun] = useState(() => ({
    categoryId: getValues("categoryId"),
    tagIds: getValues("tagIds"),
  }));
  const [isCategoryChosen, setCategoryChosen] = useState(false);
  const filledIn = useRef(begun);
  const { data } = useQuery<Suggested>({
    queryKey: [`/api/inventory/suggested-details?${text}`],
    // Materials alone say little: those of the last piece would take its category away from the next.
    enabled: isFilledIn && !text.startsWith("name=&"),
    gcTime: 0,
  });
  const fillIn = useEffectEvent((found: Suggested) => {
    const next = { ...filledIn.current };
    if (!isCategoryChosen && getValues("categoryId") === filledIn.current.categoryId) {
      next.categoryId = found.categoryId === null ? begun.categoryId : String(found.categoryId);
      setValue("categoryId", next.categoryId);
    }
    if (isSameList(getValues("tagIds"), filledIn.current.tagIds)) {
      next.tagIds = found.tagIds;
      setValue("tagIds", next.tagIds);
    }
    filledIn.current = next;
  });
  useEffect(() => {
    if (isFilledIn && data) fillIn(data);
  }, [data, isFilledIn]);
  return {
    category: !isCategoryChosen && categoryId === String(data?.categoryId),
    tags: tagIds.length > 0 && isSameList(tagIds, data?.tagIds ?? []),
    onCategoryChosen: () => setCategoryChosen(true),
  };
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), DEBOUNCE);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}

const isSameList = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
