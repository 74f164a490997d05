import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { useParams } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { QueryState } from "../../query-state.tsx";
import { requireInquiry } from "../require-inquiry.server.ts";
import { Conversation } from "./conversation.tsx";

export const loader = requireInquiry;

export const meta = () => [{ title: "Inquiry" }];

/** The customer may write while it is open. In milliseconds. */
const EVERY = 60_000;

/** One inquiry, read anew whenever it is opened: the customer may have written since. */
export default function ConversationScreen() {
  const { id } = useParams();
  const { data, error, refetch } = useQuery<Inquiry>({
    queryKey: [`/api/inquiries/${id}`],
    refetchOnMount: "always",
    refetchInterval: EVERY,
  });
  // A conversation is rendered in small parts, between which a key or a press is answered.
  const inquiry = useDeferredValue(data);
  const query = { data: inquiry, error, refetch };
  return (
    <QueryState keepData query={query} skeleton={<Skeleton className="talk-skeleton" />}>
      {(loaded) => <Conversation inquiry={loaded} key={loaded.id} />}
    </QueryState>
  );
}
