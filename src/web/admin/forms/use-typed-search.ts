import { useEffect, useEffectEvent, useState } from "react";

type Options = {
  /** The current search. */
  value: string;
  onChange: (text: string) => void;
  /** Milliseconds after the last key. */
  debounce: number;
};

/**
 * What is typed in a search field, and a function that sets it; reports changes debounced. A search that was changed
 * elsewhere, for example by Back, replaces it; the field's own, which may come back late, does not.
 */
export function useTypedSearch({ value, onChange, debounce }: Options) {
  const [typed, setTyped] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  /** Reported and not yet come back. */
  const [reported, setReported] = useState<string[]>([]);
  if (lastValue !== value) {
    setLastValue(value);
    const own = reported.indexOf(value);
    setReported(own === -1 ? [] : reported.slice(own + 1));
    if (own === -1 && typed.trim() !== value) setTyped(value);
  }
  const report = useEffectEvent((text: string) => {
    if (text === (reported.at(-1) ?? value)) return;
    setReported([...reported, text]);
    onChange(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => report(typed.trim()), debounce);
    return () => clearTimeout(timer);
  }, [typed, debounce]);
  return [typed, setTyped] as const;
}
