import { useState, useSyncExternalStore } from "react";
import { type Draft, readDraft } from "../../../draft-store.ts";

/** The draft that was stored when the form opened, until it is restored or discarded. */
export function useStoredDraft<Values>(name: string): [Draft<Values> | null, () => void] {
  const [isSettled, setSettled] = useState(false);
  const [readOnce] = useState(() => memoize(() => readDraft<Values>(name)));
  // The server has no local storage.
  const found = useSyncExternalStore(never, readOnce, nothing);
  return [isSettled ? null : found, () => setSettled(true)];
}

const never = () => () => undefined;
const nothing = () => null;

function memoize<T>(read: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: read() }).value;
}
