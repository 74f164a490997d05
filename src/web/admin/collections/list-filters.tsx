import type { Category } from "#contract/catalogue/categories.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { SearchField } from "../forms/search-field.tsx";
import { FILTER_NAVIGATION, useUrlSearchParams } from "../use-url-search-params.ts";
import type { ListFilter } from "./collection-list-query.ts";

type Props = { categories: Category[]; tags: Tag[] };

/** Filters the collections by text, state, category and tag. */
export function ListFilters({ categories, tags }: Props) {
  const [address, changeAddress] = useUrlSearchParams();
  const setFilter = (filter: ListFilter, value: string) =>
    changeAddress((next) => {
      next.delete("page");
      if (value) next.set(filter, value);
      else next.delete(filter);
      return next;
    }, FILTER_NAVIGATION);
  const select = (
    filter: ListFilter,
    label: string,
    options: { value: string; text: string }[],
  ) => (
    <select
      aria-label={label}
      value={address.get(filter) ?? ""}
      onChange={({ target }) => setFilter(filter, target.value)}
    >
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
  return (
    <search className="desk-tools collection-tools" aria-label="Collections">
      <SearchField
        label="Search collections"
        value={address.get("search") ?? ""}
        onChange={(text) => setFilter("search", text)}
      />
      {select("state", "Filter by state", [
        { value: "", text: "All states" },
        { value: "published", text: "Published only" },
        { value: "scheduled", text: "Scheduled only" },
        { value: "draft", text: "Drafts only" },
      ])}
      {select("category", "Filter by category", [
        { value: "", text: "All Categories" },
        ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
      ])}
      {select("tag", "Filter by tag", [
        { value: "", text: "All tags" },
        ...tags.map(({ id, name }) => ({ value: String(id), text: name })),
      ])}
    </search>
  );
}
