import { Tabs } from "../tabs/tabs.tsx";
import { CollectionsTab } from "./collections-tab.tsx";
import { TagsTab } from "./tags/tags-tab.tsx";
import { useTabParam } from "./use-tab-param.ts";
import { MESSAGES } from "./messages.ts";
import "../desk-screen.css";
import "./collections.css";

export const meta = () => [{ title: MESSAGES.title }];

export default function CollectionsScreen() {
  const { tab, editing, selectTab, open } = useTabParam();
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{MESSAGES.title}</h1>
          <p>{MESSAGES.lede}</p>
        </div>
        {/* While a panel is open, its save button is the primary one. */}
        <button
          className={editing === null ? "btn" : "btn quiet"}
          type="button"
          onClick={() => open("new")}
        >
          {tab === "tags" ? MESSAGES.createTag : MESSAGES.create}
        </button>
      </header>
      <Tabs
        label={MESSAGES.sections}
        current={tab}
        onSelect={selectTab}
        tabs={[
          { name: "collections", label: MESSAGES.collections, panel: CollectionsTab },
          { name: "tags", label: MESSAGES.tags, panel: TagsTab },
        ]}
      />
    </>
  );
}
