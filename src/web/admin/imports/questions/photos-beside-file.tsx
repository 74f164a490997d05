import type { FileEntry } from "@zip.js/zip.js/lib/zip-core-custom.js";
import { useEffect, useEffectEvent, useRef } from "react";
import { formatCount } from "#contract/decimals.ts";
import { countOf } from "#contract/count-of.ts";
import { PHOTO_TYPES } from "../../photos/upload-file.ts";
import { findNamedPhotos, toFileKey } from "../archive/choose-photos.ts";
import { usePhotosBesideFile } from "../photos/use-photos-beside-file.ts";

const describeUploaded = (count: number, found: number) =>
  found === 0
    ? `${countOf(count, "photo")} uploaded.`
    : `${countOf(count, "photo")} uploaded, ${formatCount(found)} of them in the file.`;

type Props = {
  /** All files of the ZIP that the spreadsheet is in. */
  archived: FileEntry[];
  /** Of the photos that the spreadsheet names. */
  names: string[];
  /** Addresses of the uploaded photos by the names of their files. */
  files: Record<string, string>;
  /** How many pictures of the spreadsheet were found among them. */
  found: number;
  onChange: (files: Record<string, string>) => void;
  onUploading: (isUploading: boolean) => void;
};

/**
 * Uploads the photos that a spreadsheet has only the names of: all of a folder at once, or a ZIP. The
 * browser alone has those files, so this is a component.
 */
export function PhotosBesideFile(props: Props) {
  const { archived, names, files, found, onChange, onUploading } = props;
  const input = useRef<HTMLInputElement>(null);
  const { choose, waiting, notes, failed } = usePhotosBesideFile(files, onChange);
  const named = findNamedPhotos(archived, names);
  const missing = named.filter(({ filename }) => !(toFileKey(filename) in files));
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
