import { useState, useSyncExternalStore } from "react";
import type { Draft } from "../../forms/draft-store.ts";
import { findDraft } from "../../forms/use-draft.ts";

/** What this device had kept of a form when it opened, until it is taken or thrown away. */
export function useStoredDraft<Values>(name: string): [Draft<Values> | null, () => void] {
  const [isSettled, setSettled] = useState(false);
  const [readOnce] = useState(() => remember(() => findDraft<Values>(name)));
  // On the server there is no device to ask.
  const found = useSyncExternalStore(never, readOnce, nothing);
  return [isSettled ? null : found, () => setSettled(true)];
}

const never = () => () => undefined;
const nothing = () => null;

function remember<T>(read: () => T): () => T {
  let answer: { value: T } | undefined;
  return () => (answer ??= { value: read() }).value;
}
