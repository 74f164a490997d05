import type { KeyboardEvent, PointerEvent } from "react";
import type { Picture as PictureData } from "#contract/media.ts";
import { Picture } from "#web/catalog/picture.tsx";
import { Icon } from "#web/ui/icon.tsx";

type Props = {
  picture: PictureData;
  /** Counted from 1, as it is shown. */
  place: number;
  count: number;
  isOpen: boolean;
  isDragged: boolean;
  /** Id of the words that say how to move it. */
  helpId: string;
  onOpen: () => void;
  onGrip: (event: PointerEvent) => void;
  /** Where to, counted from 0. */
  onMove: (to: number) => void;
};

/** One picture of a form: pressed it shows what belongs to it, by its grip it moves. */
export function PhotoTile(props: Props) {
  const { picture, place, isOpen, isDragged, helpId, onOpen, onGrip } = props;
  const className = ["pic", place === 1 && "pic-first", isDragged && "pic-dragged"];
  return (
    <li
      className={className.filter(Boolean).join(" ")}
      data-drag-item={picture.url}
      style={{ order: place }}
    >
      <button
        aria-expanded={isOpen}
        aria-label={`Picture ${place}: ${picture.alt || "without words yet"}`}
        className="pic-open"
        onClick={onOpen}
        type="button"
      >
        <Picture
          alt=""
          fallback={
            <span className="pic-missing">
              <Icon name="star" />
            </span>
          }
          picture={picture}
          ratio={1}
          sizes={place === 1 ? "280px" : "136px"}
        />
      </button>
      <button
        aria-describedby={helpId}
        aria-label={`Move picture ${place}`}
        className="pic-grip"
        onKeyDown={(event) => moveByKey(event, props)}
        onPointerDown={onGrip}
        type="button"
      >
        <span aria-hidden="true" />
      </button>
      {place === 1 && <span className="pic-cover">Cover</span>}
    </li>
  );
}

function moveByKey(event: KeyboardEvent, { place, count, onMove }: Props): void {
  const index = place - 1;
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: index + 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  const to = targets[event.key];
  if (to === undefined) return;
  event.preventDefault();
  onMove(Math.max(0, Math.min(to, count - 1)));
}
