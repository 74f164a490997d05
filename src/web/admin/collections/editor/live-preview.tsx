import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Collection } from "#contract/collections.ts";
import type { Picture } from "#contract/media.ts";
import { DRAFT_PREVIEW_PATH } from "#contract/preview-links.ts";
import type { Tag } from "#contract/tags.ts";
import type { DraftMessage } from "#web/catalog/draft-preview.ts";
import { useDesk } from "../../layout/use-desk.ts";
import type { CollectionForm } from "./collection-form.ts";
import { toDraftPage } from "./to-draft-page.ts";
import { usePiecesById } from "./use-pieces-by-id.ts";
import { usePreviewReady } from "../../use-preview-ready.ts";
import { useWidth } from "../../use-width.ts";
import "./live-preview.css";

/** Widths of the previewed windows, in CSS pixels. */
const WINDOWS = { Phone: 390, Computer: 1280 };
type Device = keyof typeof WINDOWS;

type Props = {
  /** null for a new collection. */
  collection: Collection | null;
  findPicture: (url: string) => Picture;
  /** The index of the text's block that holds the caret; null before it was placed. */
  block: number | null;
};

/** The page of the collection as it is typed, true to the last letter. */
export function LivePreview({ collection, findPicture, block }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [device, setDevice] = useState<Device>("Phone");
  const page = useDraftPage(collection, findPicture);
  const readyCount = usePreviewReady(frame);
  useEffect(() => {
    if (readyCount === 0) return;
    const message: DraftMessage = { type: "draft", page, block };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [page, block, readyCount]);
  const scale = Math.min(1, width / WINDOWS[device]);
  const id = collection ? `?id=${collection.id}` : "";
  return (
    <div className="live-preview">
      <fieldset>
        <legend className="sr">Preview as on a</legend>
        {(["Phone", "Computer"] as const).map((each) => (
          <button
            aria-pressed={each === device}
            key={each}
            onClick={() => setDevice(each)}
            type="button"
          >
            {each}
          </button>
        ))}
      </fieldset>
      <div className="live-preview-window" ref={box}>
        {width > 0 && (
          <iframe
            ref={frame}
            src={`${DRAFT_PREVIEW_PATH}${id}`}
            style={{
              width: WINDOWS[device],
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
            title="Preview of the page"
          />
        )}
      </div>
    </div>
  );
}

function useDraftPage(collection: Collection | null, findPicture: Props["findPicture"]) {
  const { control } = useFormContext<CollectionForm>();
  // Typing goes before the preview.
  const values = useDeferredValue(useWatch({ control }) as CollectionForm);
  const { timeZone } = useDesk().settings;
  const { find } = usePiecesById(collection?.id ?? null, values.productIds);
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] }).data ?? [];
  const [now] = useState(() => new Date().toISOString());
  const pieces = values.productIds.flatMap((id) => find(id) ?? []);
  return toDraftPage(values, { collection, findPicture, pieces, tags, timeZone, now });
}
