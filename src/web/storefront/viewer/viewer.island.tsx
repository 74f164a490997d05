import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ListPicture } from "#web/catalog/pictures/list-picture.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { viewAlt } from "#web/catalog/pictures/picture-alt.ts";
import { Icon } from "#web/ui/icon.tsx";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { startViewTransition } from "./start-view-transition.ts";
import type { Opened } from "../island-props.ts";
import { showPhoto, shownPhoto } from "../script/gallery.ts";
import { useGestures } from "./use-gestures.ts";
import { useModal } from "../use-modal.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";
import { wrapIndex, ZOOM_MIN } from "./zoom.ts";
import { ZoomControl } from "./zoom-control.tsx";
import "./picture-viewer.css";

type Props = Opened & {
  /** What the pictures show. */
  name: string;
  pictures: ListPicture[];
  /** View transition name of the page's main picture, which grows into the viewer's. */
  transitionName: string;
};

/** The pictures of a gallery full screen; the photo that was looked at last is the page's main one afterwards. */
export default function Viewer({ opener, onClose, transitionName, ...props }: Props) {
  const [gallery] = useState(() => opener.closest<HTMLElement>(".gallery"));
  const [index, setIndex] = useState(() => (gallery ? shownPhoto(gallery) : 0));
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    growInto(() => {
      nameMainPhoto(gallery, "none");
      setShown(true);
    });
  }, [gallery]);
  const close = () =>
    growInto(() => {
      onClose();
      nameMainPhoto(gallery, transitionName);
    });
  const show = (next: number) => {
    setIndex(next);
    if (gallery) showPhoto(gallery, next);
  };
  if (!isShown) return null;
  return (
    <PictureViewer
      {...props}
      index={index}
      onClose={close}
      onIndex={show}
      transitionName={transitionName}
    />
  );
}

/** Makes a change at once, as a view transition where there are any. */
function growInto(change: () => void): void {
  const flush = () => flushSync(change);
  if (!startViewTransition(flush)) flush();
}

/** Two photos of one name have no transition. */
const nameMainPhoto = (gallery: HTMLElement | null, name: string): void =>
  gallery
    ?.querySelector<HTMLElement>(".gallery-main .photo")
    ?.style.setProperty("--view-transition-name", name);

type ViewerProps = Pick<Props, "name" | "pictures" | "transitionName"> & {
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
};

/** The pictures full screen, with zoom from 1× to 3×; after the last comes the first. */
function PictureViewer({ name, pictures, index, onIndex, onClose, transitionName }: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const zoom = useZoom({ stage, picture: box });
  useModal(dialog, onClose);
  const goTo = (next: number) => {
    zoom.reset();
    onIndex(wrapIndex(next, pictures.length));
  };
  const goBy = (direction: 1 | -1) => goTo(index + direction);
  const gestures = useGestures({ stage, zoom, onSwipe: goBy });
  const picture = pictures[index];
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={`Photos of ${name}`}
      onKeyDown={(event) => handleKey(event, zoom, goBy)}
    >
      <div className="viewer-top">
        <p className="viewer-name">{name}</p>
        <output className="viewer-count">{`${index + 1} of ${pictures.length}`}</output>
        <button type="button" className="iconbtn" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={stage}
        className="viewer-stage"
        data-zoomed={zoom.view.zoom > ZOOM_MIN}
        data-gesturing={zoom.isGesturing}
        {...gestures}
      >
        {picture && (
          <div
            ref={box}
            key={index}
            className="viewer-picture view-transition"
            style={styleOf(picture, zoom, transitionName)}
          >
            <Picture
              picture={picture}
              fallbackAlt={viewAlt(name, index)}
              priority
              // Makes the browser load a larger rendition when zoomed in.
              sizes={`${Math.ceil(zoom.view.zoom) * 100}vw`}
              fallback={<p className="viewer-missing">This photo didn’t load.</p>}
            />
          </div>
        )}
      </div>
      {pictures.length > 1 && <ArrowButtons onStep={goBy} />}
      <div className="viewer-bottom">
        <ThumbnailStrip pictures={pictures} index={index} onIndex={goTo} />
        <ZoomControl zoom={zoom} />
      </div>
    </dialog>
  );
}

function ArrowButtons({ onStep }: { onStep: (direction: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className="viewer-arrow previous"
        aria-label="Previous photo"
        onClick={() => onStep(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="viewer-arrow next"
        aria-label="Next photo"
        onClick={() => onStep(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  );
}

type ThumbnailStripProps = {
  pictures: ListPicture[];
  index: number;
  onIndex: (index: number) => void;
};

function ThumbnailStrip({ pictures, index, onIndex }: ThumbnailStripProps) {
  if (pictures.length < 2) return null;
  return (
    <fieldset className="viewer-thumbnails" aria-label="All photos">
      {pictures.map((picture, thumbnailIndex) => (
        <button
          key={picture.url}
          type="button"
          aria-label={`Photo ${thumbnailIndex + 1}`}
          aria-current={thumbnailIndex === index ? "true" : undefined}
          onClick={() => onIndex(thumbnailIndex)}
        >
          <Picture picture={picture} isDecorative sizes="64px" fallback={null} />
        </button>
      ))}
    </fieldset>
  );
}

function styleOf(picture: ListPicture, { view }: Zoom, transitionName: string) {
  const { width, height } = picture;
  return {
    "--ratio": width && height ? width / height : 1,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
    "--view-transition-name": transitionName,
  };
}

const PAN_STEP = 80;

/** Left and right change the picture; up and down, or Shift with any arrow, pan. */
function handleKey(event: KeyboardEvent, zoom: Zoom, goBy: (direction: 1 | -1) => void): void {
  const { key, shiftKey } = event;
  if (hasModifier(event)) return;
  const pan = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [1, 0], ArrowRight: [-1, 0] }[key];
  const isStepping = !shiftKey && (key === "ArrowLeft" || key === "ArrowRight");
  if (isStepping) goBy(key === "ArrowLeft" ? -1 : 1);
  else if (pan) zoom.move({ x: (pan[0] ?? 0) * PAN_STEP, y: (pan[1] ?? 0) * PAN_STEP });
  else if (key === "+" || key === "=") zoom.step(1);
  else if (key === "-" || key === "_") zoom.step(-1);
  else if (key === "0") zoom.reset();
  else return;
  event.preventDefault();
}
