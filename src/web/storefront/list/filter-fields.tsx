import type { ReactNode } from "react";
import type { CatalogQuery } from "#contract/catalogue/catalog-query.ts";
import { type FactFilter, FACT_FILTERS } from "#contract/catalogue/fact-filters.ts";
import { isRing } from "#contract/catalogue/find-noun.ts";
import { formatCount } from "#contract/decimals.ts";
import { ANY_PRICE, PRICE_BANDS } from "#contract/catalogue/price-bands.ts";
import { listFactOptions } from "./list-fact-options.ts";
import { FORM_ID, PRICE_ENDS } from "./form-params.ts";
import type { FilterChoices } from "./list-data.ts";
import "#web/ui/field.css";
import "./filter-fields.css";

const END_LABELS = { priceMin: "From", priceMax: "To" };
const FACT_TITLES = { metals: "Metal", stones: "Stone", ringSizes: "Ring Size" };

const TAG_GROUPS = [
  { type: "jewelry_type", title: "Jewelry Types" },
  { type: "material", title: "Materials" },
] as const;

type FilterQuery = Omit<CatalogQuery, "search" | "sort" | "page">;
type Props = { choices: FilterChoices; query: FilterQuery };

/** Category, price range, availability, tags and facts. They belong to the list's form by its id, wherever they are rendered. */
export function FilterFields({ choices, query }: Props) {
  const category = choices.categories.find(({ id }) => id === query.category)?.name ?? "";
  const sizes = <FactField choices={choices} name="ringSizes" query={query} />;
  return (
    <div className="filter-fields">
      <Group title="Category" className="filter-categories">
        <Choice name="category" value="" checked={query.category === null}>
          All Categories
        </Choice>
        {choices.categories.map(({ id, name, count }) => (
          <Choice key={id} name="category" value={id} checked={query.category === id} count={count}>
            {name}
          </Choice>
        ))}
      </Group>
      {isRing(category) && sizes}
      <Group title="Price Range" foot={<PriceEnds query={query} />}>
        <Choice name="price" value="" checked={query.price === null}>
          {ANY_PRICE.label}
        </Choice>
        {PRICE_BANDS.filter(({ value }) => choices.prices[value] || query.price === value).map(
          ({ value, label }) => (
            <Choice
              key={value}
              name="price"
              value={value}
              checked={query.price === value}
              count={choices.prices[value] ?? 0}
            >
              {label}
            </Choice>
          ),
        )}
      </Group>
      <Group title="Availability">
        <Choice name="available" value="1" multiple checked={query.available}>
          Available only
        </Choice>
      </Group>
      <TagFields tags={choices.tags} query={query} />
      {choices.facts && (
        <div className="filter-facts">
          <FactField choices={choices} name="metals" query={query} />
          <FactField choices={choices} name="stones" query={query} />
          {!isRing(category) && sizes}
        </div>
      )}
    </div>
  );
}

function PriceEnds({ query }: { query: FilterQuery }) {
  return (
    <div className="filter-prices">
      {PRICE_ENDS.map((name) => (
        <div className="field" key={name}>
          <label htmlFor={name}>{END_LABELS[name]}</label>
          <input
            autoComplete="off"
            defaultValue={query[name] === null ? "" : query[name] / 100}
            form={FORM_ID}
            id={name}
            inputMode="decimal"
            name={name}
            pattern={PRICE_PATTERN}
            title="Enter a price like 195.00."
            type="text"
          />
        </div>
      ))}
    </div>
  );
}

/** What may stand in a price; whether it is one, the server knows. */
const PRICE_PATTERN = "[$\\s]*\\d[\\d.,\\s]*";

function TagFields({ tags, query }: { tags: FilterChoices["tags"]; query: FilterQuery }) {
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
                multiple
                checked={query.tagIds.includes(id)}
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

function FactField({ choices, name, query }: Props & { name: FactFilter }) {
  const options = listFactOptions(name, choices);
  if (options.length === 0) return null;
  return (
    <Group title={FACT_TITLES[name]}>
      {options.map(({ value, label, count }) => (
        <Choice
          key={value}
          name={FACT_FILTERS[name]}
          value={value}
          multiple
          checked={query[name].includes(value)}
          count={count}
        >
          {label}
        </Choice>
      ))}
    </Group>
  );
}

function Group({
  title,
  className = "",
  foot,
  children,
}: {
  title: string;
  className?: string;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className={`filter-group ${className}`.trim()}>
      <legend>{title}</legend>
      <div className="filter-choices">{children}</div>
      {foot}
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  value: string | number;
  checked: boolean;
  /** A checkbox instead of a radio button. */
  multiple?: boolean;
  count?: number | undefined;
  children: ReactNode;
};

function Choice({ name, value, checked, multiple = false, count, children }: ChoiceProps) {
  return (
    <label>
      <input
        type={multiple ? "checkbox" : "radio"}
        form={FORM_ID}
        name={name}
        value={value}
        defaultChecked={checked}
      />
      {children}
      {count !== undefined && <span aria-hidden="true">{formatCount(count)}</span>}
    </label>
  );
}
