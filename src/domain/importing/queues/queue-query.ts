/** Which entries of a queue, and which part of them; all without a limit. */
export type QueueQuery<Status> = {
  status?: Status | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};
