import { useQuery } from "@tanstack/react-query";
import type { MailState } from "#contract/newsletter/letters.ts";

/**
 * Whether the shop can send email, and how many get its letters; undefined until it is known. Each mail that the
 * server sends meanwhile can change it.
 */
export const useMail = (): MailState | undefined =>
  useQuery<MailState>({ queryKey: ["/api/mail"], refetchOnMount: "always" }).data;
