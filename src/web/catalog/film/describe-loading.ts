/** Where a film loads from once it plays; null for the shop’s own server. */
export const describeLoading = (host: string | null) =>
  host === null ? "Loads when you press play" : `Loads from ${host} when you press play`;
