type Method = "get" | "post" | "put" | "patch" | "delete";

/** A call of the specification with its payload, and what its response holds of the payload. */
export type SpecifiedCall = {
  method: Method;
  path: string;
  body?: Record<string, unknown>;
  status: number;
  /** Field names of the response, or of each item of a list. */
  fields?: string;
  /** Fields whose value is answered as it was sent. */
  echoes?: string;
};

const CATEGORY = "id name slug description createdAt";
const POST =
  "id title slug description content images categoryId isPublished isFeatured publishedAt createdAt updatedAt";
const TAG = "id name slug type color createdAt";
const LINK = "id postId tagId createdAt";
const PRODUCT =
  "id name description price categoryId sku stock images isCustomDesign isActive materials weight dimensions createdAt updatedAt imageUrl stockQuantity";
const ORDER =
  "id customerEmail customerName customerPhone shippingAddress billingAddress subtotal tax shipping total status paymentStatus paymentIntentId notes createdAt updatedAt";
const HERO =
  "id key title subtitle description buttonText buttonLink backgroundImage isActive displayOrder createdAt updatedAt";

const POST_INPUT = {
  title: "Fern Season",
  slug: "fern-season",
  description: "Rings of ferns.",
  content: "<p>Ferns.</p>",
  categoryId: 6,
  images: ["https://pictures.example/fern.jpg"],
  isPublished: true,
};
const POST_ECHOES = Object.keys(POST_INPUT).join(" ");
const TAG_INPUT = { name: "Copper", slug: "copper", type: "material", color: "#aa5500" };
const OLD_FORM = {
  name: "Fern ring",
  description: "A ring.",
  price: 129,
  categoryId: 6,
  sku: "F-1",
  stock: 2,
  materials: "14k gold",
  weight: 3.5,
  dimensions: "2 cm",
  isCustomDesign: true,
  isActive: true,
  images: ["https://pictures.example/fern.jpg"],
};
const MIGRATION_FORM = {
  name: "Moon ring",
  description: "",
  price: "90.00",
  categoryId: null,
  imageUrl: "https://pictures.example/moon.jpg",
  stockQuantity: 1,
  isActive: true,
};
const HERO_INPUT = {
  key: "hero",
  title: "Made by hand",
  subtitle: "In Staunton",
  backgroundImage: "https://pictures.example/bench.jpg",
  ctaText: "Shop Collection",
  ctaLink: "/products",
  sortOrder: 0,
};

/** In the order of SPEC.md §7; each row may use what those before it made. */
export const SPECIFIED_CALLS: SpecifiedCall[] = [
  { method: "get", path: "/categories", status: 200, fields: CATEGORY },
  { method: "post", path: "/subscribe", body: { email: "ada@example.com" }, status: 200 },
  {
    method: "post",
    path: "/blog-posts",
    body: POST_INPUT,
    status: 201,
    fields: POST,
    echoes: POST_ECHOES,
  },
  { method: "get", path: "/blog-posts", status: 200, fields: POST },
  {
    method: "get",
    path: "/blog-posts?isPublished=true&categoryId=6&search=fern&tagIds=1&tagIds=2",
    status: 200,
  },
  { method: "get", path: "/blog-posts/slug/fern-season", status: 200, fields: POST },
  {
    method: "post",
    path: "/tags",
    body: TAG_INPUT,
    status: 201,
    fields: TAG,
    echoes: "name slug type color",
  },
  { method: "get", path: "/tags", status: 200, fields: TAG },
  {
    method: "put",
    path: "/tags/1",
    body: { ...TAG_INPUT, color: "#bb5500" },
    status: 200,
    fields: TAG,
    echoes: "color",
  },
  { method: "post", path: "/blog-posts/1/tags/1", status: 201, fields: LINK },
  { method: "get", path: "/blog-posts/1/tags", status: 200, fields: LINK },
  { method: "delete", path: "/blog-posts/1/tags/1", status: 200, fields: "message" },
  {
    method: "put",
    path: "/blog-posts/1",
    body: { ...POST_INPUT, title: "Ferns", isPublished: false },
    status: 200,
    fields: POST,
    echoes: POST_ECHOES,
  },
  {
    method: "post",
    path: "/products",
    body: OLD_FORM,
    status: 201,
    fields: PRODUCT,
    echoes:
      "name description categoryId sku stock materials dimensions isCustomDesign isActive images",
  },
  {
    method: "post",
    path: "/products",
    body: MIGRATION_FORM,
    status: 201,
    fields: PRODUCT,
    echoes: "name price categoryId imageUrl stockQuantity isActive",
  },
  { method: "get", path: "/products", status: 200, fields: PRODUCT },
  { method: "get", path: "/products/2", status: 200, fields: PRODUCT },
  {
    method: "put",
    path: "/products/2",
    body: { ...OLD_FORM, stock: 0 },
    status: 200,
    fields: PRODUCT,
    echoes: "stock",
  },
  {
    method: "patch",
    path: "/products/2",
    body: {
      name: "Fern band",
      description: "A band.",
      price: "99.00",
      categoryId: 7,
      isActive: false,
      images: [],
    },
    status: 200,
    fields: PRODUCT,
    echoes: "name description price categoryId isActive images",
  },
  { method: "get", path: "/orders", status: 200, fields: ORDER },
  {
    method: "put",
    path: "/orders/1",
    body: { status: "processing" },
    status: 200,
    fields: ORDER,
    echoes: "status",
  },
  { method: "get", path: "/admin/stats", status: 200, fields: "ordersToday revenueToday" },
  {
    method: "post",
    path: "/hero-sections",
    body: HERO_INPUT,
    status: 201,
    fields: HERO,
    echoes: Object.keys(HERO_INPUT).join(" "),
  },
  { method: "get", path: "/hero-sections", status: 200, fields: HERO },
  {
    method: "post",
    path: "/data/cleanup-duplicates",
    status: 200,
    fields: "message removed groups",
  },
  {
    method: "post",
    path: "/migrate-products-to-blog",
    status: 200,
    fields: "converted tagsCreated",
  },
  { method: "delete", path: "/blog-posts/1", status: 200, fields: "message trashId" },
  { method: "delete", path: "/tags/1", status: 200, fields: "message trashId" },
  { method: "delete", path: "/products/3", status: 200, fields: "message trashId" },
  { method: "delete", path: "/products/clear", status: 200, fields: "message" },
  { method: "post", path: "/products/sample", status: 200, fields: "message" },
];
