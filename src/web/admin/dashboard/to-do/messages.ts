/** The sentences of the to-do list. Those of inquiries and of the queues’ rows are in their own folders. */
export const MESSAGES = {
  loading: "Loading the to-do list",
  newOrder: "New order",
  summary: {
    orders: (count: number) => (count === 1 ? "1 order" : `${count} orders`),
    today: "today,",
    waiting: (count: number) =>
      count === 0
        ? "You’re all caught up."
        : count === 1
          ? "One thing needs you."
          : `${count} things need you.`,
  },
  caughtUp: "You’re all caught up",
  caughtUpText:
    "No orders are open, and every piece has photos. When you agree on a sale by email, record it with New order.",
  seeAll: (count: number) => `See all ${count.toLocaleString("en-US")}`,
  orders: {
    pending: "Pending",
    pendingWhy: "Agreed by email, not started yet.",
    onTheBench: "On the bench",
    onItsWay: "On its way",
    readyForPickup: "Ready for pickup",
    order: (id: number) => `Order ${id}`,
    edit: (piece: string) => `Edit ${piece}`,
    noTracking: "No tracking number yet",
    notes: (notes: string) => `“${notes}”`,
    due: (day: string) => `due ${day}`,
  },
  health: {
    title: "Health",
    why: "Your shop can’t fix this by itself.",
    also: (names: string[]) => `Also: ${names.join(", ")}.`,
    open: "See what to do",
    later: "Remind me in a week",
    dismissed: "We’ll remind you in a week",
    dismissFailed: "Couldn’t change the reminder",
    undo: "Undo",
  },
  failedMails: {
    title: "Emails not sent",
    why: "These emails weren’t delivered.",
    to: (mail: string, address: string) => `${mail} to ${address}`,
    order: "Order",
    inquiry: "Inquiry",
    tryAgain: "Try again",
    dismiss: "Dismiss",
    dismissFailed: "Couldn’t dismiss the email",
  },
  failedOrders: {
    title: "Orders not recorded",
    why: "These orders from your other shop couldn’t be recorded. Take down here what was sold there. We keep trying.",
    order: (id: string) =>
      id.startsWith("unreadable") ? "An order without a number" : `Order ${id} in your other shop`,
    tryAgain: "Try again",
    recorded: (name: string) => `${name} is recorded`,
    retryFailed: "Couldn’t record the order",
    dismiss: "Dismiss",
    dismissed: (name: string) => `${name} is dismissed`,
    dismissFailed: "Couldn’t dismiss the order",
  },
  doubleSales: {
    title: "Sold twice",
    why: "Two people bought the same piece at nearly the same time. Write to one of them, and cancel that order.",
    and: "and",
    unrecorded: "someone you promised it to without recording an order",
    of: (customer: string) => ` of ${customer}`,
    markSettled: "Mark as settled",
    settled: (piece: string) => `${piece} is settled`,
    saveFailed: "Couldn’t save that",
  },
  photos: { title: "Photos", why: "These pieces were imported without a usable photo." },
  removals: {
    title: "Gone at source",
    why: "The site these pieces came from no longer lists them.",
  },
} as const;
