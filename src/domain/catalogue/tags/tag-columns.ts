/** The columns of a Tag. */
export const TAG_COLUMNS = ["id", "name", "slug", "type", "color", "createdAt"] as const;
