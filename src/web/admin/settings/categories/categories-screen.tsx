import { useQuery, useQueryClient } from "@tanstack/react-query";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type Category, newCategorySchema } from "#contract/catalogue/categories.ts";
import type { z } from "#contract/zod.ts";
import { useToast } from "#web/ui/toaster.tsx";
import { QueryState } from "../../query-state.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { continueFrom, readTyped } from "../../forms/continue-from.ts";
import { Form, FormField } from "../../forms/form.tsx";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { SettingsHeader } from "../settings-header.tsx";
import { CategoryList } from "./category-list.tsx";
import "../../desk-screen.css";
import "../settings.css";

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
