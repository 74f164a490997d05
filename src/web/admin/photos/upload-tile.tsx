import { useState } from "react";
import { Meter } from "#web/ui/meter.tsx";
import type { UploadEntry } from "./upload-queue.ts";

/** A pending or failed upload. */
export function UploadTile({
  entry,
  onRetry,
  onCancel,
}: {
  entry: UploadEntry;
  onRetry: () => void;
  onCancel: () => void;
}) {
  const { name, preview, sent, state, reason } = entry;
  const [isShown, setIsShown] = useState(preview !== "");
  return (
    <li className={state === "failed" ? "pic pic-failed" : "pic pic-sending"}>
      <span className="pic-ground">
        {isShown && <img alt="" onError={() => setIsShown(false)} src={preview} />}
      </span>
      {state === "failed" ? (
        <span className="cluster small pic-verdict">
          <b>{name}</b>
          <span>{reason}</span>
          {entry.mayRetry && (
            <button className="link" onClick={onRetry} type="button">
              Try again
              <span className="sr"> {name}</span>
            </button>
          )}
          <button className="link" onClick={onCancel} type="button">
            Remove
            <span className="sr"> {name}</span>
          </button>
        </span>
      ) : (
        <Meter label={name} max={100} text={`${percent(sent)} percent`} value={percent(sent)} />
      )}
    </li>
  );
}

const percent = (part: number) => Math.round(part * 100);
