import { useId } from "react";
import { type ImportQuestions, pictureFolderSchema } from "#contract/import-choices.ts";

type Props = {
  question: ImportQuestions["pictureFolder"];
  /** As typed. */
  folder: string;
  onChange: (folder: string) => void;
};

/** Asks for the address that bare file names of photos are prefixed with. */
export function PictureFolderQuestion({ question, folder, onChange }: Props) {
  const id = useId();
  if (!question) return null;
  const problem = findFolderProblem(folder);
  const { pieces, examples } = question;
  return (
    <fieldset className="import-question">
      <legend>Where are the photos?</legend>
      <p className="muted">
        {pieces === 1 ? "1 piece has" : `${pieces} pieces have`} only the names of photos. Leave
        blank to import them without.
      </p>
      <ul className="mapping">
        <li>
          <label htmlFor={id}>Address before the name</label>
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
    </fieldset>
  );
}

/** What is wrong with an address, a sentence; null when it can be used or is left open. */
export const findFolderProblem = (folder: string): string | null =>
  folder === "" ? null : (pictureFolderSchema.safeParse(folder).error?.issues[0]?.message ?? null);
