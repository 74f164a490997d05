import { useId, useState } from "react";
import type { Picture, PictureChange } from "#contract/media/media.ts";
import { parseMediaHash } from "#contract/media/media-urls.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DeskIcon } from "../desk-icon.tsx";
import { FocalPoint } from "./focal-point.tsx";

type Props = {
  picture: Picture;
  /** Counted from 1. */
  place: number;
  count: number;
  /** Whether the first photo is the cover. */
  hasCover: boolean;
  isSaving: boolean;
  onChange: (hash: string, change: PictureChange) => void;
  /** @param to counted from 0 */
  onMove: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** The details of one photo: alt text, focal point, position and removal. */
export function PhotoDetails(props: Props) {
  const { picture, place, count, hasCover, isSaving, onMove, onRemove, onClose } = props;
  const hash = parseMediaHash(picture.url);
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="stack pic-details">
      <div className="row pic-details-head">
        <b id={id}>{`Photo ${place}`}</b>
        <span className="muted">{isSaving ? "Saving…" : ""}</span>
        <button aria-label="Close" className="iconbtn" onClick={onClose} type="button">
          <Icon name="close" />
        </button>
      </div>
      {hash === undefined ? (
        <p className="help">
          This photo is on another website. Upload it here to give it a description and a focal
          point.
        </p>
      ) : (
        <>
          <AltText
            key={picture.url}
            picture={picture}
            onChange={(alt) => props.onChange(hash, { alt })}
          />
          <FocalPoint picture={picture} onChange={(point) => props.onChange(hash, point)} />
        </>
      )}
      <div className="cluster pic-details-do">
        {hasCover && (
          <button
            className="btn quiet"
            disabled={place === 1}
            onClick={() => onMove(0)}
            type="button"
          >
            Make cover
          </button>
        )}
        <button
          className="btn quiet"
          disabled={place === 1}
          onClick={() => onMove(place - 2)}
          type="button"
        >
          Move earlier
        </button>
        <button
          className="btn quiet"
          disabled={place === count}
          onClick={() => onMove(place)}
          type="button"
        >
          Move later
        </button>
        <button className="btn alarm" onClick={onRemove} type="button">
          <DeskIcon name="trash" />
          Remove
        </button>
      </div>
    </fieldset>
  );
}

/** Alt text, saved on blur. A failed save keeps the typed text. */
function AltText({ picture, onChange }: { picture: Picture; onChange: (alt: string) => void }) {
  const [alt, setAlt] = useState(picture.alt);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Photo description (alt text)</label>
      <textarea
        dir="auto"
        aria-describedby={`${id}-help`}
        id={id}
        maxLength={1000}
        onBlur={() => alt.trim() !== picture.alt && onChange(alt.trim())}
        onChange={({ target }) => setAlt(target.value.replaceAll("\n", " "))}
        rows={3}
        value={alt}
      />
      <p className="help" id={`${id}-help`}>
        Describe it as you would over the phone: “Oval moonstone in a silver rope bezel, on slate.”
      </p>
    </div>
  );
}
