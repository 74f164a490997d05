import type { KeyboardEvent } from "react";
import type { Picture as PictureData } from "#contract/media/media.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { DeskIcon } from "../desk-icon.tsx";
import { useSortableItem } from "../sortable/sortable-items.tsx";

type Props = {
  picture: PictureData;
  /** Counted from 1, as it is shown. */
  place: number;
  count: number;
  /** Whether the first of the list is a cover, shown larger. */
  hasCover: boolean;
  isOpen: boolean;
  /** Id of the instructions for moving it. */
  helpId: string;
  onOpen: () => void;
  /** @param to counted from 0 */
  onMove: (to: number) => void;
};

/** One photo of a form: pressing it or its three dots opens its details, and the dots move it. */
export function PhotoTile(props: Props) {
  const { picture, place, isOpen, helpId, onOpen } = props;
  const isCover = props.hasCover && place === 1;
  const { isDragging, item, handle } = useSortableItem(picture.url);
  const className = ["pic", isCover && "pic-first", isDragging && "pic-dragged"];
  return (
    <li className={className.filter(Boolean).join(" ")} data-drag-item={picture.url} {...item}>
      <button
        aria-expanded={isOpen}
        aria-label={`Photo ${place}: ${picture.alt || "no description yet"}`}
        className="pic-open"
        onClick={onOpen}
        type="button"
      >
        <Picture
          isDecorative
          fallback={
            <span className="plate">
              <DeskIcon name="star" />
            </span>
          }
          picture={picture}
          ratio={1}
          sizes={place === 1 ? "280px" : "136px"}
        />
      </button>
      <button
        aria-describedby={helpId}
        aria-expanded={isOpen}
        aria-label={`Options for photo ${place}`}
        className="center pic-grip"
        onClick={onOpen}
        onKeyDown={(event) => moveByKey(event, props)}
        type="button"
        {...handle}
      >
        <DeskIcon name="dots" />
      </button>
      {isCover && <span className="pic-cover">Cover</span>}
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
  if (to === undefined || hasModifier(event)) return;
  event.preventDefault();
  onMove(Math.max(0, Math.min(to, count - 1)));
}
