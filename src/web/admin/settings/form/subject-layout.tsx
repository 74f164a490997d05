import { type ReactNode, useRef } from "react";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useMediaQuery } from "../../use-media-query.ts";

type Props = {
  form: ReactNode;
  /** None where the form changes no page. */
  preview?: ReactNode;
};

/** A form with the page it changes beside it, or behind a link in narrow windows. */
export function SubjectLayout({ form, preview }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isWide = useMediaQuery("(min-width: 1100px)");
  return (
    <>
      <div className="settings-subject">
        {form}
        {isWide && preview}
      </div>
      {preview && !isWide && (
        <>
          <button
            className="settings-preview-link"
            onClick={() => openDialog(dialog)}
            type="button"
          >
            <Icon name="eye" />
            <span>Preview</span>
          </button>
          <Dialog
            className="settings-preview-dialog"
            id="settings-preview"
            ref={dialog}
            title="Preview"
          >
            {preview}
          </Dialog>
        </>
      )}
    </>
  );
}
