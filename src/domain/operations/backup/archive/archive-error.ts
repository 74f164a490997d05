/** The file is no intact backup. The message completes "cannot be restored: ". */
export class ArchiveError extends Error {}
