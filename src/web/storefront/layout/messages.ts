/**
 * The sentences around every page. The names of the menu, of the search and of the footer's links, and what the
 * newsletter says are literal.
 */
export const MESSAGES = {
  skip: "Skip to content",
  notice: "Notice",
  categories: "Categories",
  collections: "Collections",
  pieces: "Pieces",
  about: "About",
  menu: "Menu",
  home: "Home",
  search: {
    label: "Search",
    title: "Search Items",
    placeholder: "Search for jewelry items, craftsmanship...",
    category: "Category",
    allCategories: "All Categories",
    priceRange: "Price Range",
    clear: "Clear",
    submit: "Search Items",
    close: "Close search",
  },
  newsletter: {
    title: "Stay in Touch",
    text: "A letter when something new leaves the bench. Four or five times a year, no more.",
    email: "Email",
    honeypot: "Leave this empty",
    subscribe: "Subscribe",
    subscribing: "Subscribing...",
    subscribed: {
      title: "Successfully subscribed!",
      description: "Thank you for joining our newsletter.",
    },
    failed: "Subscription failed",
    tryLater: "Please try again later.",
    checkAddress: "Please check the address and try again.",
  },
  footer: {
    look: "Look",
    featured: "Featured Collections",
    allCollections: "All Collections",
    kept: "Kept pieces",
    aboutUs: "About Us",
    help: "Help",
    contact: "Contact",
    customWork: "Custom work",
  },
} as const;
