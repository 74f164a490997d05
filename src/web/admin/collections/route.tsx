import { Tabs } from "../tabs/tabs.tsx";
import { CollectionsTab } from "./collections-tab.tsx";
import { TagsTab } from "./tags/tags-tab.tsx";
import "../desk-screen.css";
import "./collections.css";
import { useUrlSearchParams } from "../use-url-search-params.ts";
import { useEditParam } from "../use-edit-param.ts";

const TITLE = "Collection Content Management";

export const meta = () => [{ title: TITLE }];

export default function CollectionsScreen() {
  const { tab, editing, selectTab, open } = useTabParam();
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{TITLE}</h1>
          <p>Manage your jewelry collections and tags</p>
        </div>
        {/* While a panel is open, its save button is the primary one. */}
        <button
          className={editing === null ? "btn" : "btn quiet"}
          type="button"
          onClick={() => open("new")}
        >
          {tab === "tags" ? "Create Tag" : "Create Collection"}
        </button>
      </header>
      <Tabs
        label="Sections"
        current={tab}
        onSelect={selectTab}
        tabs={[
          { name: "collections", label: "Collections", panel: CollectionsTab },
          { name: "tags", label: "Tags", panel: TagsTab },
        ]}
      />
    </>
  );
}

type CollectionsTabName = "collections" | "tags";

/** The current tab and the record in the open panel, both from the URL: Back closes the panel. */
function useTabParam() {
  const [address, changeAddress] = useUrlSearchParams();
  const tab: CollectionsTabName = address.get("tab") === "tags" ? "tags" : "collections";
  return {
    tab,
    ...useEditParam(),
    selectTab: (next: CollectionsTabName) =>
      changeAddress(() => new URLSearchParams(next === "tags" ? { tab: next } : {}), {
        replace: true,
      }),
  };
}
