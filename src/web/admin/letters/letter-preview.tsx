import type { Collection } from "#contract/catalogue/collections.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { useDesk } from "../layout/use-desk.ts";

type Props = { body: string; collection: Collection | undefined };

/** The letter as its readers will see it. */
export function LetterPreview({ body, collection }: Props) {
  const { businessName } = useDesk().settings;
  const paragraphs = body.split(/\n\s*\n/).filter((text) => text.trim());
  return (
    <section aria-label="The letter" className="letter-preview">
      <h3>The letter</h3>
      <div>
        <p className="letter-preview-name">{businessName}</p>
        {paragraphs.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have nothing else that tells them apart
          <p key={index}>{text}</p>
        ))}
        {collection && <Announced collection={collection} />}
        <p className="ruled muted letter-preview-foot">Your address and an unsubscribe link</p>
      </div>
    </section>
  );
}

function Announced({ collection: { media, title, description } }: { collection: Collection }) {
  const [cover] = media;
  return (
    <>
      {cover && <Picture isDecorative picture={cover} sizes="330px" />}
      <p className="letter-preview-title">{title}</p>
      <p>{description}</p>
      <p>
        <u>Explore</u>
      </p>
    </>
  );
}
