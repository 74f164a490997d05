import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Picture } from "#contract/media/media.ts";
import { DRAFT_PREVIEW_PATH } from "#contract/catalogue/preview-links.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import type { DraftMessage, DraftPage } from "#web/catalog/drafts/draft-preview.ts";
import { listPieceIds } from "#web/catalog/text-pieces/fill-pieces.ts";
import { withMetal } from "#contract/catalogue/describe-metal.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { publishedDay } from "#web/catalog/collections/published-day.ts";
import { toPieceTile } from "#web/catalog/pieces/to-piece-tile.ts";
import { fillText } from "#web/catalog/text-pieces/fill-text.ts";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { type Device, DeviceSwitch } from "../../page-preview/device-switch.tsx";
import { PreviewFrame } from "../../page-preview/preview-frame.tsx";
import { type CollectionForm, toCollectionBody } from "./collection-form.ts";
import { CopyPreviewLink, PreviewLinkText, usePreviewLink } from "./copy-preview-link.tsx";
import { usePiecesById } from "./use-pieces-by-id.ts";
import { useMediaQuery } from "../../use-media-query.ts";
import "./live-preview.css";

type Props = {
  /** null for a new collection. */
  collection: Collection | null;
  findPicture: (url: string) => Picture;
  /** The index of the text's block that holds the caret; null before it was placed. */
  block: number | null;
  isPending: boolean;
  onPublish: () => void;
};

/** The page of the collection as it is typed, true to the last letter. */
export function LivePreview({ collection, findPicture, block, isPending, onPublish }: Props) {
  const [device, setDevice] = useState<Device>("Phone");
  const page = useDraftPage(collection, findPicture);
  const message = useMemo<DraftMessage>(() => ({ type: "draft", page, block }), [page, block]);
  const fullSize = useRef<HTMLDialogElement>(null);
  const src = collection ? `${DRAFT_PREVIEW_PATH}?id=${collection.id}` : DRAFT_PREVIEW_PATH;
  return (
    <div className="stack-close live-preview">
      <div className="row live-preview-tools">
        <DeviceSwitch device={device} isCompact onChange={setDevice} />
        <FullSizePreview message={message} ref={fullSize} src={src}>
          <FullSizeButtons
            id={collection?.id ?? null}
            isPending={isPending}
            onPublish={() => {
              // A field that is refused is shown in the form.
              fullSize.current?.close();
              onPublish();
            }}
          />
        </FullSizePreview>
      </div>
      <PreviewFrame device={device} message={message} src={src} />
    </div>
  );
}

function useDraftPage(collection: Collection | null, findPicture: Props["findPicture"]) {
  const { control } = useFormContext<CollectionForm>();
  // Typing goes before the preview.
  const values = useDeferredValue(useWatch({ control }) as CollectionForm);
  const { timeZone } = useDesk().settings;
  const textIds = listPieceIds(values.content);
  const ids = [...new Set([...values.productIds, ...textIds])];
  const { find, loading } = usePiecesById(collection?.id ?? null, ids);
  const tags = useQuery<Tag[]>({ queryKey: ["/api/tags"] }).data ?? [];
  const [now] = useState(() => new Date().toISOString());
  const load = (of: number[]) => of.flatMap((id) => find(id) ?? []);
  const pieces = load(values.productIds);
  const textPieces = load(textIds);
  return toDraftPage(values, {
    collection,
    findPicture,
    pieces,
    textPieces,
    loading,
    tags,
    timeZone,
    now,
  });
}

type Context = {
  /** The stored collection; null for a new one. */
  collection: Collection | null;
  findPicture: (url: string) => Picture;
  /** Those of the form's pieces that are loaded, in its order. */
  pieces: Product[];
  /** Those of the pieces shown in the text that are loaded. */
  textPieces: Product[];
  /** The ids of pieces that are still loading. */
  loading: number[];
  tags: Tag[];
  timeZone: string;
  /** ISO 8601. */
  now: string;
};

/** The form's values as visitors would see them once they are saved and published. */
function toDraftPage(values: CollectionForm, context: Context): DraftPage {
  const { collection, findPicture, timeZone, now } = context;
  const shown = context.pieces.filter(({ isActive }) => isActive).map(withMetal);
  const textPieces = context.textPieces.filter(({ isActive }) => isActive).map(withMetal);
  const publishedAt = collection?.publishedAt ?? values.publishAt ?? now;
  return {
    collection: {
      ...(collection ?? NOT_STORED),
      ...toCollectionBody(values),
      content: fillText(values.content, textPieces, context.loading),
      media: values.images.map(findPicture),
      productIds: shown.map(({ id }) => id),
      isPublished: true,
      publishedAt,
      createdAt: collection?.createdAt ?? now,
      updatedAt: now,
    },
    day: publishedDay({ publishedAt, createdAt: now }, timeZone),
    pieces: shown.map((piece) => toPieceTile(piece)),
    tags: context.tags
      .filter(({ id }) => collection?.tagIds.includes(id))
      .map(({ id, name, color }) => ({ id, name, color })),
  };
}

const NOT_STORED = { id: 0, isFeatured: false, tagIds: [], version: 1 };

type FullSizeButtonsProps = {
  /** null for a collection that is not stored yet: it has no preview link. */
  id: number | null;
  isPending: boolean;
  onPublish: () => void;
};

/** What can be done with a draft while its page fills the screen. */
function FullSizeButtons({ id, isPending, onPublish }: FullSizeButtonsProps) {
  const { control } = useFormContext<CollectionForm>();
  const [isPublished, publishAt] = useWatch({ control, name: ["isPublished", "publishAt"] });
  if (isPublished || publishAt) return null;
  return (
    <>
      {id !== null && <DraftLink id={id} />}
      <button className="btn small" disabled={isPending} onClick={onPublish} type="button">
        Publish
      </button>
    </>
  );
}

function DraftLink({ id }: { id: number }) {
  const link = usePreviewLink(id);
  return (
    <>
      <CopyPreviewLink link={link} />
      {link.data && <PreviewLinkText {...link.data} />}
    </>
  );
}

type FullSizePreviewProps = {
  ref: RefObject<HTMLDialogElement | null>;
  message: DraftMessage;
  src: string;
  /** The buttons beside the switch of sizes. */
  children: ReactNode;
};

/** The button and the dialog of the preview that fills the screen. */
function FullSizePreview({ ref, message, src, children }: FullSizePreviewProps) {
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
