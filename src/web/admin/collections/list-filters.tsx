import type { Category } from "#contract/catalogue/categories.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { SearchField } from "../forms/search-field.tsx";
import { FILTER_NAVIGATION, useUrlSearchParams } from "../use-url-search-params.ts";
import type { ListFilter } from "./collection-list-query.ts";
import { MESSAGES } from "./messages.ts";

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
    <search className="desk-tools collection-tools" aria-label={MESSAGES.collections}>
      <SearchField
        label={MESSAGES.search}
        value={address.get("search") ?? ""}
        onChange={(text) => setFilter("search", text)}
      />
      {select("state", MESSAGES.filterByState, [
        { value: "", text: MESSAGES.allStates },
        { value: "published", text: MESSAGES.publishedOnly },
        { value: "scheduled", text: MESSAGES.scheduledOnly },
        { value: "draft", text: MESSAGES.draftsOnly },
      ])}
      {select("category", MESSAGES.filterByCategory, [
        { value: "", text: MESSAGES.allCategories },
        ...categories.map(({ id, name }) => ({ value: String(id), text: name })),
      ])}
      {select("tag", MESSAGES.filterByTag, [
        { value: "", text: MESSAGES.allTags },
        ...tags.map(({ id, name }) => ({ value: String(id), text: name })),
      ])}
    </search>
  );
}
