import { useEffect, useRef } from "react";
import { saveFile } from "../api-client/download-export.ts";
import { MESSAGES } from "./messages.ts";

/** The new recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, onConfirm }: { codes: string[]; onConfirm: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = () => {
    saveFile(
      new Blob([MESSAGES.recovery.file(codes)], { type: "text/plain" }),
      "recovery-codes.txt",
    );
  };
  return (
    <div className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        {MESSAGES.recovery.title}
      </h3>
      <p>{MESSAGES.recovery.text}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="desk-buttons">
        <button className="btn" onClick={onConfirm} type="button">
          {MESSAGES.recovery.confirm}
        </button>
        <button className="btn quiet" onClick={save} type="button">
          {MESSAGES.recovery.download}
        </button>
      </div>
    </div>
  );
}
