import { type ReactNode, type RefObject, useState } from "react";
import type { DraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { type Device, DeviceSwitch } from "../../../page-preview/device-switch.tsx";
import { PreviewFrame } from "../../../page-preview/preview-frame.tsx";
import { useMediaQuery } from "../../../use-media-query.ts";
import "./full-size-preview.css";

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  message: DraftMessage;
  src: string;
  /** The buttons beside the switch of sizes. */
  children: ReactNode;
};

/** The button and the dialog of the preview that fills the screen. */
export function FullSizePreview({ ref, message, src, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isWide = useMediaQuery("(min-width: 768px)");
  const [chosen, setChosen] = useState<Device | null>(null);
  const device = chosen ?? (isWide ? "Computer" : "Phone");
  return (
    <>
      <button
        className="link"
        onClick={() => {
          setOpen(true);
          openDialog(ref);
        }}
        type="button"
      >
        Full size
      </button>
      <Dialog
        className="full-size-preview"
        id="full-size-preview"
        onClose={() => setOpen(false)}
        ref={ref}
        title="Preview"
      >
        <div className="row full-size-tools">
          <p>Only you can see this until you save it.</p>
          <DeviceSwitch device={device} isCompact={!isWide} onChange={setChosen} />
          <div className="full-size-buttons">{children}</div>
        </div>
        {isOpen && (
          <div className={`full-size-page full-size-${device.toLowerCase()}`}>
            <PreviewFrame device={device} message={message} src={src} />
          </div>
        )}
      </Dialog>
    </>
  );
}
