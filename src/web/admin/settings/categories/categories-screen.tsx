import { useQuery, useQueryClient } from "@tanstack/react-query";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type KeyboardEvent, useState } from "react";
import { type Category, newCategorySchema } from "#contract/catalogue/categories.ts";
import type { z } from "#contract/zod.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { hasModifier } from "#web/ui/has-modifier.ts";
import { DeskIcon } from "../../desk-icon.tsx";
import { QueryState } from "../../query-state.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { Form, FormField } from "../../forms/form.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { SortableItems, moveTargetOf, useSortableItem } from "../../sortable/sortable-items.tsx";
import { Switch } from "../../forms/switch.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { CategoryPanel } from "./category-panel.tsx";
import { CategoryPhoto } from "./category-photo.tsx";
import { useChangeCategory } from "./use-change-category.ts";
import "../../desk-screen.css";
import "../settings.css";
import "./category-list.css";

const nameSchema = newCategorySchema.pick({ name: true });

export const meta = () => [{ title: "Categories, Settings" }];

/** The categories of menus, filters and the home page: order, names, photos. */
export default function CategoriesScreen() {
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  return (
    <>
      <SettingsHeader
        from={{ label: "Home page", to: "/admin/settings/home" }}
        lede="Drag to reorder. Hide what you don’t need: its pieces stay in the shop."
        title="Categories"
      />
      <QueryState keepData query={categories}>
        {(loaded) => <CategoryList categories={loaded} />}
      </QueryState>
      <NewCategory />
    </>
  );
}

type Fields = z.infer<typeof nameSchema>;

/** Adds a category at the end of the list. */
function NewCategory() {
  const form = useForm<Fields>({ resolver: zodResolver(nameSchema), defaultValues: { name: "" } });
  const client = useQueryClient();
  const { toast } = useToast();
  const showError = useErrorToast();
  const add = useAction({
    onMutate: () => readTyped(form),
    mutationFn: (fields: Fields) => callApi<Category>("POST", "/api/categories", fields),
    onSuccess: async ({ name }, _fields, sent) => {
      continueFrom(form, sent, { name: "" });
      toast({ title: `${name} added` });
      await refetch(client, "/api/categories");
    },
    onError: (error) => showError("Couldn’t add the category", error),
  });
  return (
    <Form
      aria-label="New category"
      className="cluster category-new"
      form={form}
      onSubmit={form.handleSubmit((fields) => add.mutate(fields))}
      prefix="new-category"
    >
      <FormField label="New category" name="name" />
      <button className="btn quiet" disabled={add.isPending} type="submit">
        Add category
      </button>
    </Form>
  );
}

/** The categories in their order, each with a grip, a switch and its details. */
function CategoryList({ categories }: { categories: Category[] }) {
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
        <DeskIcon name="grip" />
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
