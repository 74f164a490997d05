import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type KeyboardEvent, useState } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import { Icon } from "#web/ui/icon.tsx";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { SortableItems } from "../../sortable/sortable-items.tsx";
import { Switch } from "../../forms/switch.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { moveTargetOf } from "../../sortable/move-target-of.ts";
import { useSortableItem } from "../../sortable/use-sortable-item.ts";
import { CategoryPanel } from "./category-panel.tsx";
import { CategoryPhoto } from "./category-photo.tsx";
import { useChangeCategory } from "./use-change-category.ts";
import "./category-list.css";

/** The categories in their order, each with a grip, a switch and its details. */
export function CategoryList({ categories }: { categories: Category[] }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const change = useChangeCategory();
  const [moving, setMoving] = useState<string[] | null>(null);
  const ids = moving ?? categories.map(({ id }) => String(id));
  const open = categories.find(({ id }) => id === openId);
  const move = (key: string, to: number) => {
    const category = categories.find(({ id }) => String(id) === key);
    if (!category || ids.indexOf(key) === to) return;
    setMoving(ids.filter((id) => id !== key).toSpliced(to, 0, key));
    setAnnouncement(`${category.name}, position ${to + 1} of ${ids.length}`);
    change.mutate(
      {
        id: category.id,
        change: { position: to + 1 },
        earlier: { position: category.position },
        title: `${category.name} moved`,
      },
      { onSettled: () => setMoving(null) },
    );
  };
  return (
    <>
      <SortableItems ids={ids} onMove={move} strategy={verticalListSortingStrategy}>
        <ol className="category-list">
          {ids.map((key, index) => {
            const category = categories.find(({ id }) => String(id) === key);
            return (
              category && (
                <CategoryRow
                  category={category}
                  count={ids.length}
                  index={index}
                  key={key}
                  onMove={(to) => move(key, to)}
                  onOpen={() => setOpenId(category.id)}
                  onToggle={(isShown) =>
                    change.mutate({
                      id: category.id,
                      change: { hidden: !isShown },
                      earlier: { hidden: isShown },
                      title: isShown ? `${category.name} shown` : `${category.name} hidden`,
                    })
                  }
                />
              )
            );
          })}
        </ol>
      </SortableItems>
      <p className="muted small category-help" id="category-help">
        Keyboard: the arrow keys move a category by its grip.
      </p>
      <output className="sr">{announcement}</output>
      {open && (
        <CategoryPanel
          categories={categories}
          category={open}
          key={open.id}
          onClose={() => setOpenId(null)}
        />
      )}
    </>
  );
}

type CategoryRowProps = {
  category: Category;
  /** Counted from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onOpen: () => void;
  onToggle: (isShown: boolean) => void;
};

/** One category: its grip moves it, its switch hides it, the rest opens its details. */
function CategoryRow({ category, index, count, onMove, onOpen, onToggle }: CategoryRowProps) {
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
        className="center muted category-grip"
        onKeyDown={moveByKey}
        type="button"
        {...handle}
      >
        <Icon name="grip" />
      </button>
      <button className="stack-close category-open" onClick={onOpen} type="button">
        <span className="plate category-photo">
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
