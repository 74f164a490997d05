import { useSyncExternalStore } from "react";
import { greet } from "./greet.ts";

const never = () => () => undefined;

/** The greeting of this device's hour; until scripts run, that of the shop's own. */
export function useGreeting(shopHour: number): string {
  return useSyncExternalStore(
    never,
    () => greet(new Date().getHours()),
    () => greet(shopHour),
  );
}
