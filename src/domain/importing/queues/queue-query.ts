/** Status and page of queue entries; all without a limit. */
export type QueueQuery<Status> = {
  status?: Status | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};
