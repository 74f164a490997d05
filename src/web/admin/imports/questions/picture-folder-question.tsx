import { useId } from "react";
import { type ImportQuestions, pictureFolderSchema } from "#contract/importing/import-choices.ts";
import { formatCount } from "#contract/decimals.ts";
import { PhotosBesideFile } from "../photos/photos-beside-file.tsx";

type Props = {
  question: ImportQuestions["pictureFolder"];
  /** Uploaded photos by the names of their files. */
  files: Record<string, string>;
  /** How many pictures were found among them. */
  found: number;
  /** As typed. */
  folder: string;
  onChange: (folder: string) => void;
  onFiles: (files: Record<string, string>) => void;
  onUploading: (isUploading: boolean) => void;
};

/** Asks for the photos of which a file has only the names: for themselves, or for their address. */
export function PictureFolderQuestion(props: Props) {
  const { question, files, found, folder, onChange, onFiles, onUploading } = props;
  const id = useId();
  if (!question && found === 0) return null;
  const problem = findFolderProblem(folder);
  const { pieces = 0, examples = [] } = question ?? {};
  return (
    <fieldset className="import-question">
      <legend>Where are the photos?</legend>
      {pieces > 0 && <p className="muted">{describeFolders(pieces)}</p>}
      <PhotosBesideFile files={files} found={found} onChange={onFiles} onUploading={onUploading} />
      {question && (
        <ul className="mapping">
          <li>
            <label htmlFor={id}>Web address of the photos</label>
            <div className="mapping-samples import-examples">
              {examples.map((name) => (
                <p key={name}>{name}</p>
              ))}
              {problem && (
                <p className="err" id={`${id}-problem`}>
                  {problem}
                </p>
              )}
            </div>
            <input
              aria-describedby={problem ? `${id}-problem` : undefined}
              aria-invalid={problem !== null}
              autoComplete="off"
              id={id}
              inputMode="url"
              onChange={({ target }) => onChange(target.value.trim())}
              placeholder="https://old-shop.example/photos/"
              value={folder}
            />
          </li>
        </ul>
      )}
    </fieldset>
  );
}

/** What is wrong with an address, a sentence; null when it can be used or is left open. */
export const findFolderProblem = (folder: string): string | null =>
  folder === "" ? null : (pictureFolderSchema.safeParse(folder).error?.issues[0]?.message ?? null);

const describeFolders = (pieces: number) =>
  `${pieces === 1 ? "1 piece has" : `${formatCount(pieces)} pieces have`} only the names of photos. Choose the photos, or type their web address. Leave both blank to import without them.`;
