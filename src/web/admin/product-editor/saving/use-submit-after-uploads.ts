import { useState } from "react";

type Uploads = { sending: number; failed: number };

/**
 * Submits once pending uploads are done. A failed upload blocks the submit until it is retried or
 * removed.
 */
export function useSubmitAfterUploads(submit: () => void) {
  const [uploads, setUploads] = useState<Uploads>({ sending: 0, failed: 0 });
  const [isWaiting, setWaiting] = useState(false);
  const [isHeldBack, setHeldBack] = useState(false);

  const save = () => {
    setHeldBack(uploads.failed > 0);
    setWaiting(uploads.sending > 0);
    if (uploads.failed === 0 && uploads.sending === 0) submit();
  };
  const onUploads = (now: Uploads) => {
    if (now.sending === uploads.sending && now.failed === uploads.failed) return;
    setUploads(now);
    const areUploadsDone = now.sending === 0;
    setHeldBack(now.failed > 0 && (isHeldBack || (isWaiting && areUploadsDone)));
    if (!isWaiting || !areUploadsDone) return;
    setWaiting(false);
    if (now.failed === 0) submit();
  };
  return {
    save,
    isWaiting,
    /** The message to show at the photos. */
    heldBack: isHeldBack ? "Upload the photo again or remove it, then save." : undefined,
    onUploads,
  };
}
