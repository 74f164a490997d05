import { useEffect, useState } from "react";

const PAUSE_MILLISECONDS = 250;

type Props = {
  label: string;
  /** What is searched for now. */
  value: string;
  onChange: (text: string) => void;
};

/** Searches when there is a pause in the typing. */
export function SearchField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // The value changed by another way, such as Back.
    setSeen(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MILLISECONDS);
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
