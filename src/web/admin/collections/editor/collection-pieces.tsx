import { arrayMove, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useRef, type RefObject, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { flushSync } from "react-dom";
import { formatPrice } from "#contract/decimals.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PieceSearch } from "../../pieces/piece-search.tsx";
import { PieceThumbnail } from "../../pieces/piece-thumbnail.tsx";
import { SortableItems, useSortableItem } from "../../sortable/sortable-items.tsx";
import type { CollectionForm } from "./collection-form.ts";
import { usePiecesById } from "./use-pieces-by-id.ts";
import "./collection-pieces.css";

/** The pieces of the collection in its order. They are saved with the form. */
export function CollectionPieces({ collectionId }: { collectionId: number | null }) {
  const { control } = useFormContext<CollectionForm>();
  const { value, onChange } = useController({ control, name: "productIds" }).field;
  const pieces = usePiecesById(collectionId, value);
  const moveTo = (id: number, to: number) => onChange(arrayMove(value, value.indexOf(id), to));
  const group = useRef<HTMLFieldSetElement>(null);
  const { move, announcement } = useReorderButtons(group, (id, to) => {
    moveTo(id, to);
    return `${pieces.find(id)?.name ?? "The piece"} is number ${to + 1} of ${value.length}`;
  });
  return (
    <fieldset className="stack-close collection-pieces" ref={group} tabIndex={-1}>
      <legend className="label">Pieces</legend>
      {value.length === 0 && <p className="help muted">None yet. Find them below.</p>}
      <SortableItems
        ids={value.map(String)}
        onMove={(id, to) => moveTo(Number(id), to)}
        strategy={verticalListSortingStrategy}
      >
        <ol>
          {value.map((id, index) => (
            <PieceRow
              key={id}
              id={id}
              piece={pieces.find(id)}
              index={index}
              count={value.length}
              onMove={(to) => move(id, to)}
              onRemove={() => {
                onChange(value.filter((other) => other !== id));
                group.current?.focus();
              }}
            />
          ))}
        </ol>
      </SortableItems>
      <output className="sr">{announcement}</output>
      <PieceSearch
        taken={value}
        onPick={(piece) => {
          pieces.add(piece);
          onChange([...value, piece.id]);
        }}
      />
    </fieldset>
  );
}

type RowProps = {
  id: number;
  /** Undefined while loading. */
  piece: Product | undefined;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function PieceRow({ id, piece, index, count, onMove, onRemove }: RowProps) {
  const { isDragging, item, handle } = useSortableItem(String(id));
  const name = piece?.name ?? `Piece ${id}`;
  return (
    <li data-dragged={isDragging ? "" : undefined} {...item}>
      {/* For pointers only: the buttons at the end do the same. */}
      <span className="center muted piece-grip" {...handle} aria-hidden="true" />
      <PieceThumbnail edits={{ id, name }} picture={piece?.media[0] ?? null} />
      <span className="piece-name">
        {name}
        {piece && !piece.isActive && <small>Hidden: visitors don’t see it here</small>}
      </span>
      <span className="num">{piece && formatPrice(piece.price)}</span>
      <span className="piece-buttons">
        <button
          className="iconbtn"
          type="button"
          aria-label={`Move ${name} up`}
          data-move={`${id} up`}
          aria-disabled={index === 0 || undefined}
          onClick={() => index > 0 && onMove(index - 1)}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          className="iconbtn"
          type="button"
          aria-label={`Move ${name} down`}
          data-move={`${id} down`}
          aria-disabled={index === count - 1 || undefined}
          onClick={() => index < count - 1 && onMove(index + 1)}
        >
          <Icon name="chevron-right" />
        </button>
        <button className="iconbtn" type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </span>
    </li>
  );
}

/**
 * Moves items by buttons: the focus stays on the button of the moved item, and the new position is
 * announced.
 * @param group the element that contains the buttons
 * @param onMove moves the item and returns the announcement
 */
function useReorderButtons(
  group: RefObject<HTMLElement | null>,
  onMove: (id: number, to: number) => string,
) {
  const [announcement, setAnnouncement] = useState("");
  const move = (id: number, to: number) => {
    const pressed = document.activeElement?.getAttribute("data-move");
    flushSync(() => setAnnouncement(onMove(id, to)));
    group.current?.querySelector<HTMLElement>(`[data-move="${pressed}"]`)?.focus();
  };
  return { announcement, move };
}
