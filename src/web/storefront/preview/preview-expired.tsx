import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { MESSAGES } from "./messages.ts";

/** The page of an expired or unknown preview link. It does not reveal whether a draft exists. */
export function PreviewExpired({ isExpired }: { isExpired: boolean }) {
  const back = { to: "/collections", label: MESSAGES.back };
  const { title, text } = isExpired ? MESSAGES.expired : MESSAGES.unknown;
  return (
    <NotFoundPage title={title} back={back}>
      {text}
    </NotFoundPage>
  );
}
