import { useEffect, useEffectEvent, useRef, useState } from "react";
import { MAX_PICTURE_FILES } from "#contract/import-choices.ts";
import { PHOTO_TYPES } from "../photos/add-photos-tile.tsx";
import { useUploads } from "../photos/use-uploads.ts";

type Props = {
  /** Addresses of the uploaded photos by the names of their files. */
  files: Record<string, string>;
  /** How many pictures of the spreadsheet were found among them. */
  found: number;
  onChange: (files: Record<string, string>) => void;
  onUploading: (isUploading: boolean) => void;
};

/** Uploads the photos that a spreadsheet has only the names of, all of a folder at once. */
export function PhotosBesideFile({ files, found, onChange, onUploading }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Uploads end after the form was drawn: the names go by the order in which they were chosen.
  const chosen = useRef<string[]>([]);
  const uploaded = useRef(files);
  const [failed, setFailed] = useState<string[]>([]);
  const { entries, add } = useUploads({
    onDone: ({ url }, position) => {
      uploaded.current = { ...uploaded.current, [chosen.current[position - 1] ?? ""]: url };
      onChange(uploaded.current);
    },
    onFailed: ({ name, reason }) => setFailed((others) => [...others, `${name}: ${reason}`]),
  });
  const choose = (list: File[]) => {
    const left = MAX_PICTURE_FILES - Object.keys(uploaded.current).length;
    chosen.current = [...chosen.current, ...list.slice(0, left).map(({ name }) => name)];
    add(list.slice(0, left));
  };
  const waiting = entries.filter(({ state }) => state !== "failed").length;
  const count = Object.keys(files).length;
  const reportUploading = useEffectEvent(onUploading);
  useEffect(() => reportUploading(waiting > 0), [waiting]);
  return (
    <div className="desk-buttons">
      <button className="btn quiet" onClick={() => input.current?.click()} type="button">
        Choose photos
      </button>
      <input
        accept={PHOTO_TYPES}
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
      {failed.map((problem) => (
        <p className="err" key={problem}>
          {problem}
        </p>
      ))}
    </div>
  );
}

function describe(waiting: number, count: number, found: number): string {
  if (waiting > 0) return waiting === 1 ? "Uploading 1 photo..." : `Uploading ${waiting} photos...`;
  if (count === 0) return "Choose all photos of a folder at once; they are matched by name.";
  const uploaded = count === 1 ? "1 photo uploaded" : `${count} photos uploaded`;
  return found === 0 ? `${uploaded}.` : `${uploaded}, ${found} of them in the file.`;
}
