/** What the world sees of a tag's row. */
export const TAG_COLUMNS = ["id", "name", "slug", "type", "color", "createdAt"] as const;
