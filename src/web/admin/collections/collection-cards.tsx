import { useRef } from "react";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Collection } from "#contract/catalogue/collections.ts";
import type { Tag } from "#contract/catalogue/tags.ts";
import { CollectionCard } from "./collection-card.tsx";
import { useEditParam } from "../use-edit-param.ts";
import { useDeleteWithUndo } from "../use-delete-with-undo.ts";

type Props = { collections: Collection[]; categories: Category[]; tags: Tag[] };

export function CollectionCards({ collections, categories, tags }: Props) {
  const { editing, open, close } = useEditParam();
  const list = useRef<HTMLUListElement>(null);
  const place = useRef(0);
  const remove = useDeleteCollection(({ id }) => {
    if (editing === id) close();
    // The pressed button is gone: the next card takes the focus.
    const cards = list.current?.querySelectorAll<HTMLElement>(".collection-card") ?? [];
    const next = cards[Math.min(place.current, cards.length - 1)];
    next?.querySelector<HTMLElement>("button:last-of-type")?.focus();
  });
  return (
    <ul aria-label="Collections" ref={list}>
      {collections.map((collection, index) => (
        <CollectionCard
          key={collection.id}
          collection={collection}
          category={categories.find(({ id }) => id === collection.categoryId)}
          tags={collection.tagIds.flatMap((id) => tags.find((tag) => tag.id === id) ?? [])}
          isOpen={editing === collection.id}
          isDeleting={remove.isPending && remove.variables.id === collection.id}
          onEdit={() => open(collection.id)}
          onDelete={() => {
            place.current = index;
            remove.mutate(collection);
          }}
        />
      ))}
    </ul>
  );
}

const useDeleteCollection = (onGone: (collection: Collection) => void) =>
  useDeleteWithUndo<Collection>({
    path: "/api/blog-posts",
    refetched: ["/api/blog-posts", "/api/trash"],
    deleted: ({ title }) => ({ title: "Collection deleted successfully", description: title }),
    deleteFailed: "Error deleting collection",
    restoreFailed: "Couldn’t restore the collection",
    onGone,
  });
