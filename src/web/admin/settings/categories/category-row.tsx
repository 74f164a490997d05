import type { KeyboardEvent } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import { Icon } from "#web/ui/icon.tsx";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { Switch } from "../../forms/switch.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { moveTargetOf } from "../../sortable/move-target-of.ts";
import { useSortableItem } from "../../sortable/use-sortable-item.ts";
import { CategoryPhoto } from "./category-photo.tsx";
import { MESSAGES } from "./messages.ts";

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
        aria-label={MESSAGES.move(name)}
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
          <span className="sr">{MESSAGES.edit}</span>
          <b>{name}</b>
          <small>{describeState(category, hasSamplePhotos)}</small>
        </span>
      </button>
      <Switch checked={!hidden} hidesLabel label={MESSAGES.show(name)} onChange={onToggle} />
    </li>
  );
}

function describeState({ hidden, picture }: Category, hasSamplePhotos: boolean): string {
  if (hidden) return MESSAGES.hiddenState;
  if (picture) return MESSAGES.ownPhoto;
  return hasSamplePhotos ? MESSAGES.standardPhoto : MESSAGES.newestPhoto;
}
