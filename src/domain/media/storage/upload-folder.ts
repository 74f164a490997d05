import path from "node:path";

/** Where photos wait until they are stored; what a crash left there is deleted at the next start. */
export const uploadFolder = (dataDir: string): string => path.join(dataDir, "uploads");
