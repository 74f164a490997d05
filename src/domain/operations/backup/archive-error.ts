/** The file is no whole backup. The message goes on after "cannot be restored: ". */
export class ArchiveError extends Error {}
