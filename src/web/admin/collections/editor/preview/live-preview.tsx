import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Picture } from "#contract/media/media.ts";
import { DRAFT_PREVIEW_PATH } from "#contract/catalogue/preview-links.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { DraftMessage } from "#web/catalog/drafts/draft-preview.ts";
import { useDesk } from "../../../layout/use-desk.ts";
import type { CollectionForm } from "../form/collection-form.ts";
import { toDraftPage } from "./to-draft-page.ts";
import { usePiecesById } from "../details/use-pieces-by-id.ts";
import { type Device, DeviceSwitch } from "../../../page-preview/device-switch.tsx";
import { PreviewFrame } from "../../../page-preview/preview-frame.tsx";
import "./live-preview.css";

type Props = {
  /** null for a new collection. */
  collection: Collection | null;
  findPicture: (url: string) => Picture;
  /** The index of the text's block that holds the caret; null before it was placed. */
  block: number | null;
};

/** The page of the collection as it is typed, true to the last letter. */
export function LivePreview({ collection, findPicture, block }: Props) {
  const [device, setDevice] = useState<Device>("Phone");
  const page = useDraftPage(collection, findPicture);
  const message = useMemo<DraftMessage>(() => ({ type: "draft", page, block }), [page, block]);
  const id = collection ? `?id=${collection.id}` : "";
  return (
    <div className="live-preview">
      <DeviceSwitch device={device} onChange={setDevice} />
      <PreviewFrame device={device} message={message} src={`${DRAFT_PREVIEW_PATH}${id}`} />
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
