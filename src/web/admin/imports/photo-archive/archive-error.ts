/** Why an archive, or a photo in it, cannot be read: a sentence for people. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}
