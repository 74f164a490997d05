/** "November 26, 2026 at 9:00 AM EST" */
export const formatDateTime = (
  instant: string,
  timeZone: string,
  month: "long" | "short" = "long",
): string =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month,
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(new Date(instant));
