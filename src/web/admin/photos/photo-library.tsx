import { useEffect, useId, useRef, useState } from "react";
import type { StoredPicture } from "#contract/media/media.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { usePage } from "../api-client/use-page.ts";
import { Pagination } from "../list/pagination.tsx";
import { QueryList } from "../list/query-list.tsx";
import { SearchField } from "../forms/search-field.tsx";
import "./photo-library.css";

type Props = {
  /** The number of photos that may be chosen. With 1, pressing a photo picks it. */
  room: number;
  /** URLs that are already in the form's list. */
  taken: string[];
  onPick: (pictures: StoredPicture[]) => void;
  /** Called however the dialog closes. */
  onClose: () => void;
};

const PER_PAGE = 24;

/** A dialog to choose from all stored pictures, newest first. */
export function PhotoLibrary({ room, taken, onPick, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [page, setPage] = useState(1);
  const [term, setTerm] = useState("");
  const [chosen, setChosen] = useState<StoredPicture[]>([]);
  const search = term ? `search=${encodeURIComponent(term)}&` : "";
  const pictures = usePage<StoredPicture>(
    `/api/media?${search}page=${page}&limit=${PER_PAGE}`,
    // Any form of the admin may have uploaded a photo since.
    { staleTime: 0, gcTime: 0 },
  );
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
  return (
    <Dialog
      className="desk-dialog photo-library"
      id={id}
      onClose={onClose}
      ref={dialog}
      title="Your photos"
    >
      <div className="desk-tools">
        <SearchField
          label="Search photos"
          value={term}
          onChange={(text) => {
            setTerm(text);
            setPage(1);
          }}
        />
      </div>
      <QueryList
        query={pictures}
        items={pictures.items}
        skeleton={<Skeleton className="photo-library-skeleton" />}
        isFiltered={term !== ""}
        noMatches={
          <p className="photo-library-empty">{`No matches for “${term}”. Try what the photo shows, or the name of its piece.`}</p>
        }
        empty={
          <p className="photo-library-empty">
            No photos yet. Photos you upload anywhere show up here.
          </p>
        }
        pagination={
          <Pagination
            page={page}
            perPage={PER_PAGE}
            total={pictures.total}
            label="Pages of photos"
            onPage={setPage}
          />
        }
      >
        {(items) => (
          <ul className="photo-library-grid" aria-label="Photos">
            {items.map((picture) => (
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
      </QueryList>
      {room > 1 && (
        <div className="desk-dialog-buttons">
          <button
            className="btn"
            disabled={chosen.length === 0}
            onClick={() => finish(chosen)}
            type="button"
          >
            {nameAdd(chosen.length)}
          </button>
          <button className="btn quiet" onClick={() => dialog.current?.close()} type="button">
            Cancel
          </button>
        </div>
      )}
    </Dialog>
  );
}

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
        <span className="center photo-library-photo">
          <Picture
            isDecorative
            fallback={<DeskIcon name="star" />}
            picture={picture}
            ratio={1}
            sizes="(min-width: 768px) 170px, 33vw"
          />
          {isChosen && (
            <span className="center photo-library-check">
              <DeskIcon name="check" />
            </span>
          )}
        </span>
        <span className="photo-library-alt">{alt || "No description yet"}</span>
      </button>
      {isTaken && (
        <span className="photo-library-taken muted" id={`taken-${hash}`}>
          Already added
        </span>
      )}
    </li>
  );
}

const nameAdd = (count: number) =>
  count === 0 ? "Add" : count === 1 ? "Add 1 photo" : `Add ${count} photos`;
