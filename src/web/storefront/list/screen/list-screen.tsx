import { memo, useState } from "react";
import { CardRow } from "#web/catalog/collections/card-row.tsx";
import { PieceTile } from "#web/catalog/pieces/piece-tile.tsx";
import { useDelayedPending } from "#web/ui/use-delayed-pending.ts";
import { BelowFold } from "../../layout/below-fold.tsx";
import { useLayoutData } from "../../layout/use-layout-data.ts";
import { FilterBar } from "../filters/filter-bar.tsx";
import {
  type FilterChoices,
  FIRST_TILES,
  HIGH_PRIORITY_CARDS,
  HIGH_PRIORITY_TILES,
  type ListData,
  type SectionName,
} from "../list-data.ts";
import { CardSkeletons, TileSkeletons } from "../section/list-skeletons.tsx";
import { ListSection } from "../section/list-section.tsx";
import { ListSummary } from "./list-summary.tsx";
import { ListHeader } from "./list-header.tsx";
import { CustomOrderTile } from "./custom-order-tile.tsx";
import { ListSearchParamsProvider, useListSearchParams } from "../filters/list-search-params.tsx";
import type { ShownSections } from "../paging/append-page.ts";
import { useShownPages } from "../paging/use-shown-pages.ts";
// Of a collection’s text: one opens from here without asking for styles.
import "#web/catalog/text/prose.css";
import "#web/catalog/text/text-piece.css";
import "#web/catalog/film/text-film.css";

/** Collections and pieces that match the same filters; on /products the pieces come first. */
export const ListScreen = memo(function ListScreen({ data }: { data: ListData }) {
  return (
    <ListSearchParamsProvider>
      <Sections data={data} />
    </ListSearchParamsProvider>
  );
});

function Sections({ data }: { data: ListData }) {
  const { path, isPending } = useListSearchParams();
  const shown = useShownPages(data);
  const choices = useChoices(data.filters);
  const isSlow = useDelayedPending(isPending);
  const order: SectionName[] =
    path === "/products" ? ["pieces", "collections"] : ["collections", "pieces"];
  const [First, Second] = path === "/products" ? [Pieces, Collections] : [Collections, Pieces];
  const sectionProps = { data, shown, isSlow };
  return (
    <main id="main">
      <ListHeader data={data} order={order} />
      <FilterBar choices={choices} pieces={data.pieces} />
      <ListSummary data={data} isSlow={isSlow} />
      <First isFirst {...sectionProps} />
      <BelowFold key={path}>
        <Second isFirst={false} {...sectionProps} />
      </BelowFold>
    </main>
  );
}

type SectionProps = { data: ListData; shown: ShownSections; isFirst: boolean; isSlow: boolean };

function Collections({ data, shown, isFirst, isSlow }: SectionProps) {
  const { artistName } = useLayoutData().settings;
  return (
    <ListSection
      name="collections"
      section={data.collections}
      other={data.pieces}
      shown={shown.collections}
      isFirst={isFirst}
      skeleton={isSlow ? <CardSkeletons /> : null}
    >
      {(collections) => (
        <CardRow
          collections={collections}
          author={artistName}
          priorityCount={isFirst ? HIGH_PRIORITY_CARDS : 0}
        />
      )}
    </ListSection>
  );
}

function Pieces({ data, shown, isFirst, isSlow }: SectionProps) {
  return (
    <ListSection
      name="pieces"
      section={data.pieces}
      other={data.collections}
      nearMatches={data.nearMatches}
      shown={shown.pieces}
      isFirst={isFirst}
      skeleton={isSlow ? <TileSkeletons /> : null}
    >
      {(pieces) => (
        <ul className="tile-grid">
          {pieces.slice(0, FIRST_TILES).map((piece, index) => (
            <PieceTile
              key={piece.id}
              piece={piece}
              priority={isFirst && index < HIGH_PRIORITY_TILES}
            />
          ))}
          <BelowFold>
            {pieces.slice(FIRST_TILES).map((piece) => (
              <PieceTile key={piece.id} piece={piece} />
            ))}
            <CustomOrderTile />
          </BelowFold>
        </ul>
      )}
    </ListSection>
  );
}

/** Keeps the last known filters when a page failed to load. */
function useChoices(filters: FilterChoices | null): FilterChoices {
  const { categories } = useLayoutData();
  const [last, setLast] = useState(filters);
  if (filters && filters !== last) setLast(filters);
  return filters ?? last ?? { categories, tags: [] };
}
