import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** Whether the page has come to life: what needs this device itself waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
