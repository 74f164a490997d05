import { NotFoundPage } from "../not-found/not-found-page.tsx";
import { MESSAGES } from "./messages.ts";

export function CollectionNotFound() {
  const back = { to: "/collections", label: MESSAGES.back };
  return (
    <NotFoundPage title={MESSAGES.notFound.title} back={back}>
      {MESSAGES.notFound.text}
    </NotFoundPage>
  );
}
