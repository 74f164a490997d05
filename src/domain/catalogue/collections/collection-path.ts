/** The path of a collection's page. */
export const collectionPath = (slug: string): string => `/collections/${slug}`;
