import { useEffect, useRef } from "react";
import type { SentMessage } from "./use-inquiry-form.ts";
import { MESSAGES } from "./messages.ts";

type Props = { sent: SentMessage; titleId: string; onAnother: () => void };

/** Thanks for a message, repeats it, and leads to the writer's own page. */
export function InquirySent({ sent, titleId, onAnother }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { draft, hasPhoto, privateUrl, isMailed, at } = sent;
  const included = [
    draft.ringSize && MESSAGES.sent.ringSize(draft.ringSize),
    hasPhoto && MESSAGES.sent.photo,
  ];
  const rows = [
    [
      MESSAGES.sent.sent,
      MESSAGES.sent.today(at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })),
    ],
    ...(isMailed ? [[MESSAGES.sent.copyTo, draft.email]] : []),
    ...(draft.phone ? [[MESSAGES.phone, draft.phone]] : []),
    ...(included.some(Boolean)
      ? [[MESSAGES.sent.included, included.filter(Boolean).join(", ")]]
      : []),
  ];
  return (
    <div className="inquiry-body">
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {MESSAGES.sent.title(draft.name.trim().split(/\s+/)[0] ?? "")}
      </h2>
      <p className="inquiry-lead">{isMailed ? MESSAGES.sent.textMailed : MESSAGES.sent.text}</p>
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
          {MESSAGES.sent.see}
        </a>
        <button className="link" onClick={onAnother} type="button">
          {MESSAGES.sent.another}
        </button>
      </p>
      {!isMailed && (
        <p className="inquiry-promise">
          {MESSAGES.sent.keepLink}{" "}
          <button
            className="link"
            data-share={privateUrl}
            data-title={MESSAGES.sent.linkTitle}
            type="button"
          >
            {MESSAGES.sent.copyLink}
          </button>
        </p>
      )}
    </div>
  );
}
