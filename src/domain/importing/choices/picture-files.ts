import { foldName } from "#contract/fold-name.ts";
type PictureFile = { folders: string[]; url: string };

/**
 * Finds photos beside a file by their names, with or without an extension, whatever folders either names;
 * of several photos with one name, the one whose folders agree.
 * @param files addresses of photos by the names of their files, with folders where they had any
 */
export function collectPictureFiles(files: Record<string, string> = {}) {
  const byName = Map.groupBy(
    Object.entries(files).map(([path, url]) => ({ ...splitPath(path), url })),
    ({ name }) => name,
  );
  const byStem = Map.groupBy([...byName.values()].flat(), ({ name }) => withoutExtension(name));
  const found = new Set<string>();
  return {
    find: (path: string): string | null => {
      const { name, folders } = splitPath(path);
      const url = findFile(byName.get(name) ?? byStem.get(name) ?? [], folders)?.url ?? null;
      if (url !== null) found.add(url);
      return url;
    },
    /** How many photos were found. */
    count: () => found.size,
  };
}

/** null when there is none, or it cannot be known which it is. */
function findFile(files: PictureFile[], folders: string[]): PictureFile | null {
  const urls = new Set(files.map(({ url }) => url));
  if (urls.size <= 1) return files[0] ?? null;
  const agreeing = files.map((file) => ({ file, depth: countAgreeing(file.folders, folders) }));
  const deepest = Math.max(...agreeing.map(({ depth }) => depth));
  const [best, ...others] = agreeing.filter(({ depth }) => depth === deepest);
  return deepest > 0 && best && others.length === 0 ? best.file : null;
}

/** How many folders, from the innermost, have the same names. */
function countAgreeing(some: string[], others: string[]): number {
  const differs = some.findIndex((folder, depth) => folder !== others[depth]);
  return differs === -1 ? some.length : differs;
}

const withoutExtension = (name: string): string => name.replace(/\.[a-z]{3,4}$/, "");

/** "Photos\\Rings\\Ember 1.JPG" → "ember 1.jpg" in "rings" in "photos" */
function splitPath(path: string): { name: string; folders: string[] } {
  const [name = "", ...folders] = foldName(path)
    .split(/[/\\]/)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== ".")
    .toReversed();
  return { name, folders };
}
