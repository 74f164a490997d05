const MAX_LENGTH = 120;

/** The name that a photo of an archive goes by: with all its folders where that is short, else the last. */
export function toFileKey(path: string): string {
  if (path.length <= MAX_LENGTH) return path;
  const [name = path, folder = ""] = path.split(/[/\\]/).toReversed();
  const short = `${folder}/${name}`;
  return short.length <= MAX_LENGTH ? short : name.slice(-MAX_LENGTH);
}
