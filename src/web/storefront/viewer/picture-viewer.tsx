import { type KeyboardEvent, useRef } from "react";
import type { Picture as PictureData } from "#contract/media.ts";
import { Picture } from "#web/catalog/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useGestures } from "./use-gestures.ts";
import { useModal } from "./use-modal.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";
import { wrapIndex, ZOOM_MIN } from "./zoom.ts";
import { ZoomControl } from "./zoom-control.tsx";
import "./picture-viewer.css";

type Props = {
  /** What the pictures show. */
  name: string;
  pictures: PictureData[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** The name under which the page's photograph grows into this one. */
  transitionName: string;
};

/** The pictures full screen: from 1× to 3× by halves, one after another in a round. */
export function PictureViewer({ name, pictures, index, onIndex, onClose, transitionName }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const zoom = useZoom({ stage, picture: box });
  useModal(dialog, onClose);

  const goTo = (next: number) => {
    zoom.reset();
    onIndex(wrapIndex(next, pictures.length));
  };
  const turn = (direction: 1 | -1) => goTo(index + direction);
  const gestures = useGestures({ stage, zoom, onSwipe: turn });
  const picture = pictures[index];
  return (
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={`Pictures of ${name}`}
      onKeyDown={(event) => handleKey(event, zoom, turn)}
    >
      <div className="viewer-top">
        <p className="viewer-name">{name}</p>
        <output className="viewer-count">
          {index + 1} of {pictures.length}
        </output>
        <button type="button" className="iconbtn" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div
        ref={stage}
        className="viewer-stage"
        data-zoomed={zoom.view.zoom > ZOOM_MIN}
        data-held={zoom.isGesturing}
        {...gestures}
      >
        {picture && (
          <div
            ref={box}
            key={index}
            className="viewer-picture grows"
            style={styleOf(picture, zoom, transitionName)}
          >
            <Picture
              picture={picture}
              priority
              // Zoomed in, the browser fetches the rendition that is large enough for it.
              sizes={`${Math.ceil(zoom.view.zoom) * 100}vw`}
              fallback={<p className="viewer-missing">This picture did not arrive.</p>}
            />
          </div>
        )}
      </div>
      {pictures.length > 1 && <ArrowButtons onTurn={turn} />}
      <div className="viewer-bottom">
        <ThumbnailStrip pictures={pictures} index={index} onIndex={goTo} />
        <ZoomControl zoom={zoom} />
      </div>
    </dialog>
  );
}

function ArrowButtons({ onTurn }: { onTurn: (direction: 1 | -1) => void }) {
  return (
    <>
      <button
        type="button"
        className="viewer-turn previous"
        aria-label="Previous image"
        onClick={() => onTurn(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="viewer-turn next"
        aria-label="Next image"
        onClick={() => onTurn(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </>
  );
}

type ThumbnailStripProps = {
  pictures: PictureData[];
  index: number;
  onIndex: (index: number) => void;
};

function ThumbnailStrip({ pictures, index, onIndex }: ThumbnailStripProps) {
  if (pictures.length < 2) return null;
  return (
    <fieldset className="viewer-strip" aria-label="All pictures">
      {pictures.map((picture, place) => (
        <button
          key={picture.url}
          type="button"
          aria-label={`Picture ${place + 1}`}
          aria-current={place === index ? "true" : undefined}
          onClick={() => onIndex(place)}
        >
          <Picture picture={picture} isDecorative sizes="64px" fallback={null} />
        </button>
      ))}
    </fieldset>
  );
}

function styleOf(picture: PictureData, { view }: Zoom, transitionName: string) {
  const { width, height } = picture;
  return {
    "--ratio": width && height ? width / height : 1,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
    "--grows": transitionName,
  };
}

const PAN_STEP = 80;

/** Left and right turn over; up and down, or Shift and any arrow, move what is zoomed. */
function handleKey(event: KeyboardEvent, zoom: Zoom, turn: (direction: 1 | -1) => void): void {
  const { key, shiftKey } = event;
  const pan = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [1, 0], ArrowRight: [-1, 0] }[key];
  const isTurning = !shiftKey && (key === "ArrowLeft" || key === "ArrowRight");
  if (isTurning) turn(key === "ArrowLeft" ? -1 : 1);
  else if (pan) zoom.move({ x: (pan[0] ?? 0) * PAN_STEP, y: (pan[1] ?? 0) * PAN_STEP });
  else if (key === "+" || key === "=") zoom.step(1);
  else if (key === "-" || key === "_") zoom.step(-1);
  else if (key === "0") zoom.reset();
  else return;
  event.preventDefault();
}
