import { Tabs } from "../tabs.tsx";
import { CollectionsTab } from "./collections-tab.tsx";
import { TagsTab } from "./tags/tags-tab.tsx";
import { useTabParam } from "./use-tab-param.ts";
import "../desk-screen.css";
import "./collections.css";

export const meta = () => [{ title: "Collection Content Management" }];

export default function CollectionsScreen() {
  const { tab, editing, selectTab, open } = useTabParam();
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>Collection Content Management</h1>
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
