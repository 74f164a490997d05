import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import { TAG_TYPES, type Tag } from "#contract/catalogue/tags.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";
import { MESSAGES } from "./messages.ts";

/** All tags as toggle buttons. */
export function TagsField({ areSuggested }: { areSuggested: boolean }) {
  const { control } = useFormContext<ProductFormValues>();
  const { data } = useQuery<Tag[]>({ queryKey: ["/api/tags"] });
  if (!data?.length) return null;
  return (
    <Controller
      control={control}
      name="tagIds"
      render={({ field: { value, onChange } }) => (
        <fieldset className="product-tags">
          <legend>{MESSAGES.tags}</legend>
          {TAG_TYPES.map((type) => (
            <ul aria-label={MESSAGES.tagTypes[type]} key={type}>
              {data
                .filter((tag) => tag.type === type)
                .map((tag) => (
                  <li key={tag.id}>
                    <TagToggle
                      isOn={value.includes(tag.id)}
                      onToggle={() => onChange(toggled(value, tag.id))}
                      tag={tag}
                    />
                  </li>
                ))}
            </ul>
          ))}
          <output className="help">{areSuggested && MESSAGES.tagsSuggested}</output>
        </fieldset>
      )}
    />
  );
}

type TagToggleProps = { tag: Tag; isOn: boolean; onToggle: () => void };

function TagToggle({ tag, isOn, onToggle }: TagToggleProps) {
  return (
    <button
      aria-pressed={isOn}
      className="product-tag"
      onClick={onToggle}
      style={{ "--tag": tag.color }}
      type="button"
    >
      {tag.name}
    </button>
  );
}

const toggled = (ids: number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
