const TWO_DAYS_MILLISECONDS = 48 * 60 * 60 * 1000;

/** Until when a mail that is due then is tried. */
export const givesUpAt = (dueAt: string): string =>
  new Date(Date.parse(dueAt) + TWO_DAYS_MILLISECONDS).toISOString();
