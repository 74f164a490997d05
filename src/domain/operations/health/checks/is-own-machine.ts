/** Whether an address leads to this machine whoever opens it. */
export const isOwnMachine = ({ hostname }: URL): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
