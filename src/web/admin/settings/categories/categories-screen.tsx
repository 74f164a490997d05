import { useQuery } from "@tanstack/react-query";
import type { Category } from "#contract/catalogue/categories.ts";
import { QueryState } from "../../query-state.tsx";
import { SettingsHeader } from "../settings-header.tsx";
import { CategoryList } from "./category-list.tsx";
import { NewCategory } from "./new-category.tsx";
import { MESSAGES } from "./messages.ts";
import "../../desk-screen.css";
import "../settings.css";

export const meta = () => [{ title: `${MESSAGES.title}, Settings` }];

/** The categories of menus, filters and the home page: order, names, photos. */
export default function CategoriesScreen() {
  const categories = useQuery<Category[]>({ queryKey: ["/api/categories"] });
  return (
    <>
      <SettingsHeader
        from={{ label: MESSAGES.homePage, to: "/admin/settings/home" }}
        lede={MESSAGES.lede}
        title={MESSAGES.title}
      />
      <QueryState keepData query={categories}>
        {(loaded) => <CategoryList categories={loaded} />}
      </QueryState>
      <NewCategory />
    </>
  );
}
