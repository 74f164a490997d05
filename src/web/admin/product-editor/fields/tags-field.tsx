import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import { TAG_TYPES, type Tag } from "#contract/catalogue/tags.ts";
import type { ProductFormValues } from "../form-state/product-form-values.ts";

const TYPE_LABELS = { jewelry_type: "What it is", material: "What it is made of" };

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
        <fieldset className="stack-tight product-tags">
          <legend>Tags</legend>
          {TAG_TYPES.map((type) => (
            <ul aria-label={TYPE_LABELS[type]} key={type}>
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
          <output className="help">
            {areSuggested && "Suggested from the name and materials. Press one to change it."}
          </output>
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
      className="small target product-tag"
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
