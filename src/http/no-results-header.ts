/** Set on the page of a search that found nothing, so that it is counted from the page cache too. */
export const NO_RESULTS = "X-No-Results";
