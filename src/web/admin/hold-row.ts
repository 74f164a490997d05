const HOLD_MILLISECONDS = 700;

/**
 * Waits before a list is fetched again after a row's button was pressed. The row holds its place under
 * the finger meanwhile, so that a second tap cannot hit the next one.
 */
export const holdRow = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, HOLD_MILLISECONDS);
  });
