import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page has come to life: what needs this device itself waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
