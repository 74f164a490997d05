import { useEffect, useRef } from "react";
import type { SentMessage } from "./use-inquiry-form.ts";

type Props = { sent: SentMessage; titleId: string; onAnother: () => void };

/** Thanks for a message, repeats it, and leads to the writer's own page. */
export function InquirySent({ sent, titleId, onAnother }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { draft, hasPhoto, privateUrl, isMailed, at } = sent;
  const included = [draft.ringSize && `Ring size ${draft.ringSize}`, hasPhoto && "one photo"];
  const rows = [
    ["Sent", `Today at ${at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })}`],
    ...(isMailed ? [["Copy to", draft.email]] : []),
    ...(draft.phone ? [["Phone", draft.phone]] : []),
    ...(included.some(Boolean) ? [["Included", included.filter(Boolean).join(", ")]] : []),
  ];
  return (
    <div className="inquiry-body">
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {`Thank you, ${draft.name.trim().split(/\s+/)[0] ?? ""}.`}
      </h2>
      <p className="inquiry-lead">
        {isMailed ? "I answer within a day; a copy is in your inbox." : "I answer within a day."}
      </p>
      <blockquote>{draft.message}</blockquote>
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="inquiry-after">
        <a className="link" href={privateUrl}>
          See your message
        </a>
        <button className="link" onClick={onAnother} type="button">
          Write another message
        </button>
      </p>
      {!isMailed && (
        <p className="inquiry-promise">
          I’ll answer on your private page. Save its link:{" "}
          <button className="link" data-share={privateUrl} data-title="My inquiry" type="button">
            Copy link
          </button>
        </p>
      )}
    </div>
  );
}
