import { afterEach, expect, test, vi } from "vitest";
import { sendInquiry } from "./send-inquiry.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SENDING = {
  name: "Ana",
  email: "ana@example.com",
  message: "Is it still available?",
  productIds: [7, 3],
  photo: null,
  topic: "",
  attempt: "a-1",
};
const SENT = { message: "Thank you.", privateUrl: "/inquiries/x", isMailed: false };
const OLD_TOKEN = { message: "Invalid", issues: [{ path: "token", message: "Open too long." }] };

type Answer = { status: number; body: object } | "lost";

let tokens = 0;

/** Answers one message after the other. @returns what was sent */
function answering(answers: Answer[]): FormData[] {
  const posts: FormData[] = [];
  vi.stubGlobal("fetch", (url: string, init?: { body: FormData }) => {
    if (url === "/api/inquiries/token") {
      tokens += 1;
      return Promise.resolve(Response.json({ token: `token ${tokens}` }));
    }
    if (init) posts.push(init.body);
    const answer = answers.shift();
    if (!answer || answer === "lost") return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(Response.json(answer.body, { status: answer.status }));
  });
  return posts;
}

test("sends the fields that are filled in with the form's token", async () => {
  const posts = answering([{ status: 201, body: SENT }]);
  expect(await sendInquiry(SENDING)).toMatchObject({ state: "sent", privateUrl: "/inquiries/x" });
  expect(Object.fromEntries(posts[0] ?? [])).toEqual({
    name: "Ana",
    email: "ana@example.com",
    message: "Is it still available?",
    attempt: "a-1",
    token: expect.stringMatching(/^token \d+$/),
    productIds: "7,3",
  });
});

test("gets a new token by itself when the form was open too long, and waits as a person does", async () => {
  const posts = answering([
    { status: 400, body: OLD_TOKEN },
    { status: 201, body: SENT },
  ]);
  vi.useFakeTimers();
  const sending = sendInquiry(SENDING);
  await vi.advanceTimersByTimeAsync(3000);
  expect(posts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sending).toMatchObject({ state: "sent" });
  expect(new Set(posts.map((body) => body.get("token"))).size).toBe(2);
  expect(posts.map((body) => body.get("attempt"))).toEqual(["a-1", "a-1"]);
});

test("says what is wrong by field, with the photo, and for the whole form", async () => {
  const issues = [{ path: "email", message: "Enter your full email address." }];
  answering([
    { status: 400, body: { message: "Invalid", issues } },
    { status: 413, body: { message: "This photo is larger than 25 MB." } },
    { status: 429, body: { message: "Please write to hello@shop.example instead." } },
    "lost",
  ]);
  expect(await sendInquiry(SENDING)).toEqual({
    state: "refused",
    problems: { email: "Enter your full email address." },
  });
  expect(await sendInquiry(SENDING)).toEqual({
    state: "refused",
    problems: { photo: "This photo is larger than 25 MB." },
  });
  expect(await sendInquiry(SENDING)).toEqual({
    state: "refused",
    problems: { "": "Please write to hello@shop.example instead." },
  });
  expect(await sendInquiry(SENDING)).toEqual({ state: "lost" });
});
