import { countOf } from "#contract/count-of.ts";
import {
  type AskedQuestion,
  type ImportAnswers,
  MAX_PICTURE_FILES,
} from "#contract/importing/import-choices.ts";
import { collectPictureFiles } from "./picture-files.ts";

const MAX_NAMES_SHOWN = 3;
const MAX_NAME_LENGTH = 300;

/** Asks for the photos of which a file has only the names: for themselves, or for their address. */
export function askAboutPhotos({ pictureFolder, pictureFiles = {} }: ImportAnswers) {
  const files = collectPictureFiles(pictureFiles);
  const folder = pictureFolder ?? null;
  const names = new Set<string>();
  let pieces = 0;
  const askFolder = (): AskedQuestion => ({
    id: "pictureFolder",
    type: "address",
    title: null,
    help: null,
    label: "Web address of the photos",
    placeholder: "https://old-shop.example/photos/",
    about: [...names].slice(0, MAX_NAMES_SHOWN),
    answer: folder,
  });
  return {
    findFile: files.find,
    /** @param isFirst whether it is the first such picture of its piece */
    chooseFolder: (name: string, isFirst: boolean): string | null => {
      // A path ends with what tells files apart.
      if (names.size < MAX_PICTURE_FILES) names.add(name.slice(-MAX_NAME_LENGTH));
      pieces += isFirst ? 1 : 0;
      return folder;
    },
    ask: (): AskedQuestion[] => {
      if (names.size === 0 && files.count() === 0) return [];
      return [
        {
          id: "pictureFiles",
          type: "photos",
          title: "Where are the photos?",
          help:
            pieces === 0
              ? null
              : `${countOf(pieces, "piece has", "pieces have")} only the names of photos. Choose the photos, or type their web address. Leave it blank to import without them.`,
          names: [...names],
          found: files.count(),
          answer: pictureFiles,
        },
        ...(names.size === 0 ? [] : [askFolder()]),
      ];
    },
  };
}
