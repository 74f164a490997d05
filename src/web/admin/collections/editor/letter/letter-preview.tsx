import type { Collection } from "#contract/catalogue/collections.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { useDesk } from "../../../layout/use-desk.ts";
import { MESSAGES } from "./messages.ts";

type Props = { collection: Collection; opening: string };

/** The letter as its readers will see it. */
export function LetterPreview({ collection, opening }: Props) {
  const { businessName } = useDesk().settings;
  const [cover] = collection.media;
  const paragraphs = opening.split(/\n\s*\n/).filter((text) => text.trim());
  return (
    <section aria-label={MESSAGES.preview} className="letter-preview">
      <h3>{MESSAGES.preview}</h3>
      <div>
        <p className="letter-preview-name">{businessName}</p>
        {paragraphs.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing else that tells them apart
          <p key={index}>{text}</p>
        ))}
        {cover && <Picture isDecorative picture={cover} sizes="330px" />}
        <p className="letter-preview-title">{collection.title}</p>
        <p>{collection.description}</p>
        <p>
          <u>{MESSAGES.readStory}</u>
        </p>
        <p className="letter-preview-foot">{MESSAGES.foot}</p>
      </div>
    </section>
  );
}
