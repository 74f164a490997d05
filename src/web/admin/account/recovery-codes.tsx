import { useEffect, useRef } from "react";
import { saveFile } from "../api-client/download-export.ts";

/** The new recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, onConfirm }: { codes: string[]; onConfirm: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const save = () => {
    const text = `Recovery codes, each good for one sign-in:\n\n${codes.join("\n")}\n`;
    saveFile(new Blob([text], { type: "text/plain" }), "recovery-codes.txt");
  };
  return (
    <div className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        The second step is on. Keep these recovery codes.
      </h3>
      <p>
        Each opens the desk once, in place of the app, when the phone is lost. They are shown this
        once: write them down or print them, and keep them where you keep the shop’s papers.
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
          I have kept them
        </button>
        <button className="btn quiet" onClick={save} type="button">
          Save as a file
        </button>
      </div>
    </div>
  );
}
