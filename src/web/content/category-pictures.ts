export type CategoryPicture = { basePath: string; color: string };

const picture = (name: string, color: string): CategoryPicture => ({
  basePath: `/images/categories/${name}`,
  color,
});

const PICTURES = new Map([
  ["bracelets", picture("bracelets", "#b8b8a8")],
  ["earrings", picture("earrings", "#988878")],
  ["gold", picture("gold", "#c8c8b8")],
  ["necklaces", picture("necklaces", "#383848")],
  ["pendants", picture("pendants", "#887868")],
  ["pins", picture("pins", "#989888")],
  ["rings", picture("rings", "#484848")],
  ["silver", picture("silver", "#484848")],
]);
const DEFAULT_PICTURE = picture("default", "#c8c8b8");

export const CATEGORY_PICTURE_WIDTHS = [400, 800] as const;

/** The fixed picture of a category by its name; a default for unknown names. */
export const categoryPicture = (name: string): CategoryPicture =>
  PICTURES.get(name.trim().toLowerCase()) ?? DEFAULT_PICTURE;
