type Connection = { saveData?: boolean; effectiveType?: string };

/** Not with Save-Data, nor on a 2G or 3G connection. */
export const canPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? "");

export const currentConnection = () => (navigator as { connection?: Connection }).connection;
