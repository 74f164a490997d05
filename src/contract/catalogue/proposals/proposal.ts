/** Facts that a text names, in the one way of writing them. */
export type Proposal = {
  text: string;
  /** Nothing of the kind is left unread, and nothing was guessed. */
  isSure: boolean;
};
