import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import type { StoredPicture } from "#contract/media.ts";
import { Picture } from "#web/catalog/picture.tsx";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { fetchApi } from "../api-client/fetch-api.ts";
import { LoadFailed } from "../load-failed.tsx";
import { SearchField } from "../forms/search-field.tsx";
import "./photo-library.css";

type Props = {
  /** How many may be chosen; with one, a press on it is enough. */
  room: number;
  /** Addresses of those that stand there already. */
  taken: string[];
  onPick: (pictures: StoredPicture[]) => void;
  /** However it was closed. */
  onClose: () => void;
};

const AT_ONCE = 24;

/** The pictures that the shop keeps, to choose from: the newest first, each with its words. */
export function PhotoLibrary({ room, taken, onPick, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [page, setPage] = useState(1);
  const [term, setTerm] = useState("");
  const [chosen, setChosen] = useState<StoredPicture[]>([]);
  const pictures = useKeptPictures(term, page);
  useEffect(() => openDialog(dialog), []);
  const finish = (picked: StoredPicture[]) => {
    onPick(picked);
    dialog.current?.close();
  };
  const press = (picture: StoredPicture) => {
    if (room === 1) return finish([picture]);
    const others = chosen.filter(({ hash }) => hash !== picture.hash);
    if (others.length < chosen.length) return setChosen(others);
    return setChosen(chosen.length < room ? [...chosen, picture] : chosen);
  };
  const last = Math.max(1, Math.ceil((pictures.data?.total ?? 0) / AT_ONCE));
  return (
    <Dialog
      className="desk-dialog kept-pictures"
      id={id}
      onClose={onClose}
      ref={dialog}
      title="Kept pictures"
    >
      <div className="desk-tools">
        <SearchField
          label="Search pictures"
          value={term}
          onChange={(text) => {
            setTerm(text);
            setPage(1);
          }}
        />
      </div>
      {pictures.error ? (
        <LoadFailed error={pictures.error} onRetry={() => void pictures.refetch()} />
      ) : !pictures.data ? (
        <Skeleton className="kept-pictures-skeleton" />
      ) : pictures.data.items.length === 0 ? (
        <p className="kept-none">
          {term
            ? `No picture for “${term}”. Search by what it shows, or by the piece it shows.`
            : "No pictures yet. Those you upload anywhere are kept here."}
        </p>
      ) : (
        <ul className="kept-tray" aria-label="Pictures">
          {pictures.data.items.map((picture) => (
            <Tile
              key={picture.hash}
              picture={picture}
              isTaken={taken.includes(picture.url)}
              isChosen={chosen.some(({ hash }) => hash === picture.hash)}
              onPress={() => press(picture)}
            />
          ))}
        </ul>
      )}
      <Pages page={page} last={last} onTurn={setPage} />
      {room > 1 && (
        <div className="desk-dialog-buttons">
          <button
            className="btn"
            disabled={chosen.length === 0}
            onClick={() => finish(chosen)}
            type="button"
          >
            {chosen.length === 0 ? "Add" : `Add ${countInWords(chosen.length)}`}
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </button>
        </div>
      )}
    </Dialog>
  );
}

function Pages({
  page,
  last,
  onTurn,
}: {
  page: number;
  last: number;
  onTurn: (page: number) => void;
}) {
  if (last <= 1) return null;
  return (
    <nav className="kept-pages" aria-label="Pages of pictures">
      <button
        className="btn small quiet"
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
        type="button"
      >
        Newer
      </button>
      <output>
        Page {page} of {last}
      </output>
      <button
        className="btn small quiet"
        disabled={page >= last}
        onClick={() => onTurn(page + 1)}
        type="button"
      >
        Older
      </button>
    </nav>
  );
}

const countInWords = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

type TileProps = {
  picture: StoredPicture;
  isTaken: boolean;
  isChosen: boolean;
  onPress: () => void;
};

function Tile({ picture, isTaken, isChosen, onPress }: TileProps) {
  const { alt, hash } = picture;
  return (
    <li>
      <button
        aria-describedby={isTaken ? `taken-${hash}` : undefined}
        aria-pressed={isChosen}
        disabled={isTaken}
        onClick={onPress}
        type="button"
      >
        <span className="kept-picture">
          <Picture
            alt=""
            fallback={<Icon name="star" />}
            picture={picture}
            ratio={1}
            sizes="(min-width: 768px) 170px, 33vw"
          />
          {isChosen && (
            <span className="kept-mark">
              <Icon name="check" />
            </span>
          )}
        </span>
        <span className="kept-words">{alt || "Without words yet"}</span>
      </button>
      {isTaken && (
        <span className="kept-taken muted" id={`taken-${hash}`}>
          Here already
        </span>
      )}
    </li>
  );
}

function useKeptPictures(term: string, page: number) {
  const search = term ? `search=${encodeURIComponent(term)}&` : "";
  const path = `/api/media?${search}page=${page}&limit=${AT_ONCE}`;
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }) => {
      const answer = await fetchApi("GET", path, undefined, signal);
      const items = (await answer.json()) as StoredPicture[];
      return { items, total: Number(answer.headers.get("X-Total-Count") ?? items.length) };
    },
    placeholderData: keepPreviousData,
    // A picture may have come by any form of the desk.
    staleTime: 0,
    gcTime: 0,
  });
}
