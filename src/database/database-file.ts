/** Path of the embedded database. @param dataDir absolute path */
export const databaseFile = (dataDir: string): string => `${dataDir}/shop.sqlite`;
