import { useSyncExternalStore } from "react";

const query = () => matchMedia("(max-width: 767px)");

const subscribe = (onChange: () => void) => {
  const list = query();
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
};

/** Whether the screen is a phone's. In browsers only. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
