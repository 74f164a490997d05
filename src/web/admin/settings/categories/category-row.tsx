import type { KeyboardEvent } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import { Icon } from "#web/ui/icon.tsx";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { Switch } from "../../forms/switch.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { moveTargetOf } from "../../sortable/move-target-of.ts";
import { useSortableItem } from "../../sortable/use-sortable-item.ts";
import { CategoryPhoto } from "./category-photo.tsx";

type Props = {
  category: Category;
  /** Counted from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onOpen: () => void;
  onToggle: (isShown: boolean) => void;
};

/** One category: its grip moves it, its switch hides it, the rest opens its details. */
export function CategoryRow({ category, index, count, onMove, onOpen, onToggle }: Props) {
  const { name, hidden } = category;
  const { hasSamplePhotos } = useDesk();
  const { isDragging, item, handle } = useSortableItem(String(category.id));
  const moveByKey = (event: KeyboardEvent) => {
    const to = moveTargetOf(event.key, index, count);
    if (to === null || hasModifier(event)) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li
      className={isDragging ? "category-dragged" : undefined}
      data-hidden={hidden || undefined}
      {...item}
    >
      <button
        aria-describedby="category-help"
        aria-label={`Move ${name}`}
        className="category-grip"
        onKeyDown={moveByKey}
        type="button"
        {...handle}
      >
        <Icon name="grip" />
      </button>
      <button className="category-open" onClick={onOpen} type="button">
        <span className="category-photo">
          <CategoryPhoto category={category} hasSamplePhotos={hasSamplePhotos} />
        </span>
        <span>
          <span className="sr">{"Edit "}</span>
          <b>{name}</b>
          <small>{describeState(category, hasSamplePhotos)}</small>
        </span>
      </button>
      <Switch checked={!hidden} hidesLabel label={`Show ${name}`} onChange={onToggle} />
    </li>
  );
}

function describeState({ hidden, picture }: Category, hasSamplePhotos: boolean): string {
  if (hidden) return "Hidden from visitors";
  if (picture) return "Your own photo";
  return hasSamplePhotos ? "Standard photo" : "The photo of its newest piece";
}
