import { useEffect, useState } from "react";

const DEBOUNCE_MS = 250;

type Props = {
  label: string;
  /** The current search. */
  value: string;
  onChange: (text: string) => void;
};

/** A search field with debounced changes. */
export function SearchField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    // The value was changed elsewhere, for example by Back.
    setLastValue(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
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
