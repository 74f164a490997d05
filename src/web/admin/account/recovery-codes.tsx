import { useEffect, useRef } from "react";
import { saveFile } from "../api-client/download-export.ts";

/** The new recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, onConfirm }: { codes: string[]; onConfirm: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = () => {
    saveFile(
      new Blob([`Recovery codes, each good for one sign-in:\n\n${codes.join("\n")}\n`], {
        type: "text/plain",
      }),
      "recovery-codes.txt",
    );
  };
  return (
    <div className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        Two-step sign-in is on. Save your recovery codes.
      </h3>
      <p>
        If you lose your phone, each code signs you in once. You won’t see them again: write them
        down or print them, and keep them with your shop’s papers.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="desk-buttons">
        <button className="btn" onClick={onConfirm} type="button">
          I’ve saved them
        </button>
        <button className="btn quiet" onClick={save} type="button">
          Save as a file
        </button>
      </div>
    </div>
  );
}
