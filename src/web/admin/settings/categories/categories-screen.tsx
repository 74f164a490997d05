import { useQuery } from "@tanstack/react-query";
import type { Category } from "#contract/catalogue/categories.ts";
import { QueryState } from "../../query-state.tsx";
import { SettingsHeader } from "../settings-header.tsx";
import { CategoryList } from "./category-list.tsx";
import { NewCategory } from "./new-category.tsx";
import "../../desk-screen.css";
import "../settings.css";

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
