import type { useQueryClient } from "@tanstack/react-query";
import { refetch } from "../api-client/refetch.ts";

/** Fetches again what changes with an inquiry. */
export const refetchInquiries = (client: ReturnType<typeof useQueryClient>): Promise<void> =>
  refetch(client, "/api/inquiries", "/api/customers", "/api/outgoing-mails");
