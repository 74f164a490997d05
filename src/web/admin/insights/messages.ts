import { formatCount } from "#contract/decimals.ts";

const some = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** The sentences of the Insights screen, and of a piece's numbers elsewhere. */
export const MESSAGES = {
  title: "Insights",
  visits: (count: number) => some(count, "visit", "visits"),
  views: (count: number) => some(count, "view", "views"),
  inquiries: (count: number) =>
    count === 0 ? "No inquiries" : some(count, "inquiry", "inquiries"),
  soFar: " so far",
  more: (count: number) => `${formatCount(count)} more`,
  fewer: (count: number) => `${formatCount(count)} fewer`,
  asMany: "as many",
  same: "The same",
  than: (month: string, isWhole: boolean) =>
    isWhole ? ` than in ${month}` : ` than by this day in ${month}`,
  as: (month: string, isWhole: boolean) =>
    isWhole ? ` as in ${month}` : ` as by this day in ${month}`,
  newOnes: (count: number) => `${formatCount(count)} of them new`,
  earlier: "Earlier month: ",
  later: "Later month: ",
  numbers: "Show the numbers",
  download: "Download all numbers (CSV)",
  downloadFailed: "Couldn’t download the numbers",
  days: {
    title: "Visits",
    why: "Each visitor counts once a day.",
    none: "Nobody visited your shop in these days.",
    byMonth: "Numbers by day are kept for two years.",
    summary: (range: string, least: number, most: number, busiest: string) =>
      `Visits a day, ${range}: between ${formatCount(least)} and ${formatCount(most)}. The most came on ${busiest}.`,
    busiest: (day: string) => `Busiest on ${day}: `,
    withLetter: ", the day your newsletter went out",
    phone: (phones: number, all: number) =>
      all < 10
        ? `${phones} of ${all} used a phone.`
        : `${Math.round((phones * 10) / all)} in 10 used a phone.`,
    day: "Day",
  },
  pieces: {
    title: "Most viewed",
    why: "Pieces, with the inquiries they brought.",
    none: "Nobody has looked at a piece in these days.",
    all: (count: number) => `All ${count} pieces`,
    keeps: (count: number) => `On ${some(count, "shortlist", "shortlists")}`,
    otherPages: "Collections and pages",
  },
  changes: {
    title: (month: string) => `Since ${month}`,
    why: (isWhole: boolean) =>
      isWhole ? "The whole month before." : "The same days of the month before.",
    visits: "Visits",
    views: "Views",
    inquiries: "Inquiries",
    fromTo: (before: number, now: number) =>
      `${formatCount(before)} before, ${formatCount(now)} now`,
  },
  searches: {
    title: "No results",
    why: "What visitors searched for and didn’t find.",
    count: (count: number) => `${some(count, "search", "searches")}.`,
    mayFit: (count: number) => `You have ${some(count, "piece", "pieces")} that may fit.`,
    mentions: (page: string) => `Your ${page} page mentions it.`,
    show: { pieces: "Show them for this search", page: "Show that page" },
    saved: "Search answered",
    savedText: (search: string) => `Whoever searches for “${search}” sees it now.`,
    saveFailed: "Couldn’t change what the search shows",
    answered: (count: number) =>
      count === 1 ? "1 search shows what you chose" : `${count} searches show what you chose`,
    end: "Remove",
    ended: "Removed",
  },
  missing: {
    title: "Pages not found",
    why: "Old or mistyped addresses. Send visitors to the right page.",
    count: (count: number) => `${some(count, "person", "people")} looked for it.`,
    send: (title: string) => `Send them to ${title}`,
    choose: "Choose another page",
    chooseLabel: "Address of the page",
    chooseHelp: "Example: /products/12",
    save: "Save",
    cancel: "Cancel",
    saved: "Redirect added",
    savedText: (from: string, to: string) => `${from} now leads to ${to}.`,
    saveFailed: "Couldn’t add the redirect",
    undone: "Redirect removed",
    undoFailed: "Couldn’t remove the redirect",
  },
  links: {
    title: "Broken links",
    why: "Links in your collections and footer pages that lead nowhere.",
    well: (count: number) =>
      count === 1 ? "Your link to another site works." : `Your ${count} links to other sites work.`,
    check: "Check links to other sites once a month",
    edit: (text: string) => `Edit ${text}`,
    notBroken: "Not broken",
    switchFailed: "Couldn’t change the check",
  },
  dismiss: "Dismiss",
  dismissed: "Dismissed",
  dismissFailed: "Couldn’t dismiss it",
  undo: "Undo",
  sources: {
    title: "Where visitors came from",
    why: "The site they were on before yours.",
    direct: "Direct: a typed address or a bookmark",
    letter: "Your newsletter",
    unnamed: "Sites with few visits",
    others: "Other sites",
    more: (names: string[], rest: number) =>
      rest > 0 ? `${names.join(", ")} and ${rest} more` : names.join(", "),
  },
  how: {
    title: "How we count",
    text: "Your own server stores only these totals: no cookies, names, or IP addresses, and nothing is sent to other companies. That’s why your shop needs no consent banner. Bots and your own visits aren’t counted. Visits are an estimate that is off by about 1 percent.",
  },
  empty: {
    title: "No visits yet",
    text: "Share your shop. What visitors look at shows here a few seconds later.",
    copy: "Copy",
    address: "your shop’s address",
  },
  pages: {
    "/": "Home page",
    "/about": "About",
    "/blog": "Journal",
    "/collections": "All collections",
    "/products": "All pieces",
    "/ring-size": "Ring size",
    "/shortlist": "Shortlist",
  } as Record<string, string>,
  inThisMonth: "this month",
  thisMonth: (views: number, inquiries: number) =>
    `${some(views, "view", "views")} this month${inquiries > 0 ? `, ${some(inquiries, "inquiry", "inquiries")}` : ""}`,
} as const;
