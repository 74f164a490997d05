import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { Category } from "#contract/categories.ts";
import type { Tag } from "#contract/tags.ts";
import type { ListFilter } from "./collection-list.ts";

type Props = { categories: Category[]; tags: Tag[] };

/** Narrows the list of collections: by a word, by state, category and tag. */
export function ListTools({ categories, tags }: Props) {
  const [address, setAddress] = useSearchParams();
  const narrow = (filter: ListFilter, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        if (value) next.set(filter, value);
        else next.delete(filter);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const select = (
    filter: ListFilter,
    label: string,
    options: { value: string; text: string }[],
  ) => (
    <select
      aria-label={label}
      value={address.get(filter) ?? ""}
      onChange={({ target }) => narrow(filter, target.value)}
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
        value={address.get("search") ?? ""}
        onChange={(text) => narrow("search", text)}
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

const PAUSE = 250;

/** Searches when there is a pause in the typing. */
function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // The address changed by another way, such as Back.
    setSeen(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <input
      type="search"
      aria-label="Search collections"
      placeholder="Search collections"
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
