import { useDateFormat } from "../layout/use-date-format.ts";

/** "Saved 2:14 PM", in the shop's time zone; "" until something was saved. */
export function useSavedState(savedAt: Date | null): string {
  const formatTime = useDateFormat({ timeStyle: "short" });
  return savedAt ? `Saved ${formatTime(savedAt.toISOString())}` : "";
}
