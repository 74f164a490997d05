import { useSyncExternalStore } from "react";
import { greet } from "./greet.ts";

const never = () => () => undefined;

/** A greeting by the device's time of day, and by the shop's before hydration. */
export function useGreeting(shopHour: number): string {
  return useSyncExternalStore(
    never,
    () => greet(new Date().getHours()),
    () => greet(shopHour),
  );
}
