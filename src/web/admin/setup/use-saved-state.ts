import { MESSAGES } from "./messages.ts";
/** "Saved 2:14 PM", in the time of this device; "" until something was saved. */
export function useSavedState(savedAt: Date | null): string {
  if (!savedAt) return "";
  const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short" }).format(savedAt);
  return MESSAGES.step.saved(time);
}
