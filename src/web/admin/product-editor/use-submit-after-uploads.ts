import { useState } from "react";

type Uploads = { sending: number; failed: number };

/**
 * Saves once the pictures that are on their way have arrived: nobody has to wait for them before
 * pressing Save. One that did not get through holds the saving back until it is sent again or given up.
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
    const isSettled = now.sending === 0;
    setHeldBack(now.failed > 0 && (isHeldBack || (isWaiting && isSettled)));
    if (!isWaiting || !isSettled) return;
    setWaiting(false);
    if (now.failed === 0) submit();
  };
  return {
    save,
    isWaiting,
    /** What to say at the pictures. */
    heldBack: isHeldBack ? "Send the picture again or remove it, then save." : undefined,
    onUploads,
  };
}
