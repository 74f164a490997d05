import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useState } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import { SortableItems } from "../../sortable/sortable-items.tsx";
import { CategoryPanel } from "./category-panel.tsx";
import { CategoryRow } from "./category-row.tsx";
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
      <p className="category-help" id="category-help">
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
