import { Fragment } from "react";
import type { QrCode } from "#contract/sales/papers.ts";

/** A QR code with its address in words; nothing without one. */
export function ScanCode({ qrCode }: { qrCode: QrCode | null }) {
  if (!qrCode) return null;
  const [host = "", ...path] = qrCode.address.split("/");
  return (
    <div className="scan-code">
      <p>
        {qrCode.label}
        <span>{host}</span>
        <span>
          {path.map((part) => (
            <Fragment key={part}>
              /<wbr />
              {part}
            </Fragment>
          ))}
        </span>
      </p>
      <QrPicture qrCode={qrCode} />
    </div>
  );
}

export function QrPicture({ qrCode: { size, path } }: { qrCode: QrCode }) {
  return (
    <svg
      aria-hidden="true"
      className="qr"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
