import { useTypedSearch } from "./use-typed-search.ts";

type Props = {
  label: string;
  /** The current search. */
  value: string;
  onChange: (text: string) => void;
};

/** A search field with debounced changes. */
export function SearchField({ label, ...search }: Props) {
  const [typed, setTyped] = useTypedSearch({ ...search, debounce: 250 });
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
