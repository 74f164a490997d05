import type { ReactNode } from "react";
import type { CatalogQuery } from "#contract/catalog-query.ts";
import { formatCount } from "#contract/decimals.ts";
import { ANY_PRICE, PRICE_BANDS } from "#contract/price-bands.ts";
import { MemoizedHtml } from "#web/ui/memoized-html.tsx";
import type { FilterChoices } from "./list-data.ts";
import { FORM_ID } from "./read-filter-form.ts";
import "./filter-fields.css";

const TAG_GROUPS = [
  { type: "jewelry_type", title: "Jewelry Types" },
  { type: "material", title: "Materials" },
] as const;

type Chosen = Pick<CatalogQuery, "category" | "price" | "tagIds">;
type Props = { choices: FilterChoices; asked: Chosen; onChange: () => void };

/** Category, price range and tags. They belong to the list's form wherever they stand. */
export function FilterFields({ choices, asked, onChange }: Props) {
  const { category, price, tagIds } = asked;
  return (
    <MemoizedHtml
      as="div"
      className="filter-fields"
      content={Groups}
      told={{ choices, asked: { category, price, tagIds } }}
      onChange={onChange}
    />
  );
}

function Groups({ choices, asked }: Omit<Props, "onChange">) {
  return (
    <>
      <Group title="Category" className="filter-categories">
        <Choice name="category" value="" checked={asked.category === null}>
          All Categories
        </Choice>
        {choices.categories.map(({ id, name, count }) => (
          <Choice key={id} name="category" value={id} checked={asked.category === id} count={count}>
            {name}
          </Choice>
        ))}
      </Group>
      <Group title="Price Range">
        <Choice name="price" value="" checked={asked.price === null}>
          {ANY_PRICE.label}
        </Choice>
        {PRICE_BANDS.map(({ value, label }) => (
          <Choice
            key={value}
            name="price"
            value={value}
            checked={asked.price === value}
            count={choices.prices && (choices.prices[value] ?? 0)}
          >
            {label}
          </Choice>
        ))}
      </Group>
      <TagFields tags={choices.tags} asked={asked} />
    </>
  );
}

function TagFields({ tags, asked }: { tags: FilterChoices["tags"]; asked: Chosen }) {
  if (tags.length === 0) return null;
  return (
    <fieldset className="filter-tags" aria-label="Tags">
      {TAG_GROUPS.map(({ type, title }) => {
        const ofType = tags.filter((tag) => tag.type === type);
        if (ofType.length === 0) return null;
        return (
          <Group key={type} title={title}>
            {ofType.map(({ id, name, count }) => (
              <Choice
                key={id}
                name="tagIds"
                value={id}
                several
                checked={asked.tagIds.includes(id)}
                count={count}
              >
                {name}
              </Choice>
            ))}
          </Group>
        );
      })}
    </fieldset>
  );
}

function Group({
  title,
  className = "",
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={`filter-group ${className}`} aria-label={title}>
      <legend>{title}</legend>
      <div className="filter-choices">{children}</div>
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  value: string | number;
  checked: boolean;
  /** A checkbox among several instead of one of a choice. */
  several?: boolean;
  count?: number | undefined;
  children: ReactNode;
};

function Choice({ name, value, checked, several = false, count, children }: ChoiceProps) {
  return (
    <label>
      <input
        type={several ? "checkbox" : "radio"}
        form={FORM_ID}
        name={name}
        value={value}
        checked={checked}
        onChange={leaveToTheGroup}
      />
      {children}
      {count !== undefined && <span aria-hidden="true">{formatCount(count)}</span>}
    </label>
  );
}

/** One listener for all: the event goes up to it. */
const leaveToTheGroup = () => undefined;
