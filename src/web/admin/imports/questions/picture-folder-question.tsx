import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { type ImportQuestions, pictureFolderSchema } from "#contract/importing/import-choices.ts";
import { formatCount } from "#contract/decimals.ts";
import { countOf } from "#contract/count-of.ts";
import { PHOTO_TYPES } from "../../photos/photo-types.ts";
import { findNamedPhotos, toFileKey } from "../archive/choose-photos.ts";
import { usePhotosBesideFile } from "../photos/use-photos-beside-file.ts";

const describeUploaded = (count: number, found: number) =>
  found === 0
    ? `${countOf(count, "photo")} uploaded.`
    : `${countOf(count, "photo")} uploaded, ${formatCount(found)} of them in the file.`;

type Props = {
  question: ImportQuestions["pictureFolder"];
  /** All files of the ZIP that the file is in. */
  archived: FileEntry[];
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
  const { question, archived, files, found, folder, onChange, onFiles, onUploading } = props;
  const id = useId();
  if (!question && found === 0) return null;
  const problem = findFolderProblem(folder);
  const { pieces = 0, names = [] } = question ?? {};
  const named = findNamedPhotos(archived, names);
  return (
    <fieldset className="import-question">
      <legend>Where are the photos?</legend>
      {pieces > 0 && <p className="muted">{describeFolders(pieces, named.length > 0)}</p>}
      <PhotosBesideFile
        archived={named}
        files={files}
        found={found}
        onChange={onFiles}
        onUploading={onUploading}
      />
      {question && (
        <ul className="mapping">
          <li>
            <label htmlFor={id}>Web address of the photos</label>
            <div className="mapping-samples import-examples">
              {names.slice(0, MAX_EXAMPLES).map((name) => (
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

const MAX_EXAMPLES = 3;

const describeFolders = (pieces: number, areInArchive: boolean) =>
  `${pieces === 1 ? "1 piece has" : `${formatCount(pieces)} pieces have`} only the names of photos. ${areInArchive ? "Add those from the ZIP, choose others" : "Choose the photos"}, or type their web address. Leave it blank to import without them.`;

type PhotosBesideFileProps = {
  /** Photos that the spreadsheet names, in the ZIP that it is in. */
  archived: FileEntry[];
  /** Addresses of the uploaded photos by the names of their files. */
  files: Record<string, string>;
  /** How many pictures of the spreadsheet were found among them. */
  found: number;
  onChange: (files: Record<string, string>) => void;
  onUploading: (isUploading: boolean) => void;
};

/** Uploads the photos that a spreadsheet has only the names of: all of a folder at once, or a ZIP. */
function PhotosBesideFile(props: PhotosBesideFileProps) {
  const { archived, files, found, onChange, onUploading } = props;
  const input = useRef<HTMLInputElement>(null);
  const { choose, waiting, notes, failed } = usePhotosBesideFile(files, onChange);
  const missing = archived.filter(({ filename }) => !(toFileKey(filename) in files));
  const count = Object.keys(files).length;
  const reportUploading = useEffectEvent(onUploading);
  useEffect(() => reportUploading(waiting > 0), [waiting]);
  return (
    <>
      <div className="desk-buttons">
        {missing.length > 0 && (
          <button
            className="btn quiet"
            disabled={waiting > 0}
            onClick={() => choose([], missing)}
            type="button"
          >
            {`Add ${countOf(missing.length, "photo")} from the ZIP`}
          </button>
        )}
        <button className="btn quiet" onClick={() => input.current?.click()} type="button">
          Choose photos or a ZIP
        </button>
        <input
          accept={`${PHOTO_TYPES},.zip,application/zip`}
          aria-label="Photos named in the file"
          className="sr"
          multiple
          onChange={({ target }) => {
            choose([...(target.files ?? [])]);
            target.value = "";
          }}
          ref={input}
          tabIndex={-1}
          type="file"
        />
        <output className="muted">{describe(waiting, count, found)}</output>
      </div>
      {notes.map((note) => (
        <p className="muted" key={note}>
          {note}
        </p>
      ))}
      {failed.map((problem) => (
        <p className="err" key={problem}>
          {problem}
        </p>
      ))}
    </>
  );
}

function describe(waiting: number, count: number, found: number): string {
  if (waiting > 0) return `Uploading ${countOf(waiting, "photo")}…`;
  return count === 0
    ? "Choose all photos of a folder at once, or a ZIP of them. They are matched by file name."
    : describeUploaded(count, found);
}
