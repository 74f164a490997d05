import { beforeEach, expect, test, vi } from "vitest";
import { MAX_IN_VIEW, PrefetchQueue } from "./prefetch-queue.ts";

let time = 0;
let queue: PrefetchQueue;
beforeEach(() => {
  time = 0;
  queue = new PrefetchQueue(() => time);
  queue.show("/products");
  queue.learnRoutes();
});

const piece = (id: number) => ({ href: `/products/${id}` });
const addPieces = (count: number) => {
  for (let id = 1; id <= count; id += 1) queue.add(piece(id));
};

test("goes on after what could not be fetched, which has not arrived", () => {
  const onArrived = vi.fn<() => void>();
  for (const id of [1, 2, 3, 4, 5]) queue.add({ ...piece(id), onArrived });
  queue.finish("/products/1", false);
  expect(queue.started()).toHaveLength(5);
  expect(queue.hasArrived("/products/1")).toBe(false);
  expect(onArrived).not.toHaveBeenCalled();
});

test("knows what has arrived, until it has been shown or is too old to be used", () => {
  queue.add(piece(1));
  expect(queue.hasArrived("/products/1")).toBe(false);
  queue.finish("/products/1");
  expect(queue.hasArrived("/products/1")).toBe(true);
  expect(queue.hasArrived("/products/2")).toBe(false);
  queue.show("/products/1");
  expect(queue.hasArrived("/products/1")).toBe(false);
  queue.show("/products");
  queue.add(piece(1));
  expect(queue.hasArrived("/products/1")).toBe(false);
  queue.finish("/products/1");
  time += 5 * 60_000;
  expect(queue.hasArrived("/products/1")).toBe(false);
});

test("starts four pages, and the next when one has arrived or failed", () => {
  addPieces(6);
  expect(queue.started()).toEqual(["/products/1", "/products/2", "/products/3", "/products/4"]);
  queue.finish("/products/2");
  expect(queue.started()).toHaveLength(5);
  queue.finish("/products/2");
  expect(queue.started()).toHaveLength(5);
});

test("prefetches a limited number of pages in view, and begins anew on the next page", () => {
  addPieces(MAX_IN_VIEW + 5);
  for (let id = 1; id <= MAX_IN_VIEW + 5; id += 1) queue.finish(`/products/${id}`);
  expect(queue.started()).toHaveLength(MAX_IN_VIEW);
  queue.show("/products/1");
  expect(queue.started()).toEqual([]);
  queue.add(piece(40));
  expect(queue.started()).toEqual(["/products/40"]);
});

test("starts a page that is about to be pressed at once, even beyond both limits", () => {
  addPieces(MAX_IN_VIEW + 5);
  queue.addNow(piece(6));
  queue.addNow(piece(99));
  expect(queue.started().slice(4)).toEqual(["/products/6", "/products/99"]);
});

test("asks for no page twice while the browser can use what it has", () => {
  queue.add(piece(1));
  queue.finish("/products/1");
  queue.show("/about");
  queue.add(piece(1));
  queue.addNow(piece(1));
  expect(queue.started()).toEqual([]);
  time += 5 * 60_000;
  queue.add(piece(1));
  expect(queue.started()).toEqual(["/products/1"]);
});

test("asks again for a page that was opened meanwhile, and never for the one that is shown", () => {
  queue.add(piece(1));
  queue.show("/products/1");
  queue.add(piece(1));
  expect(queue.started()).toEqual([]);
  queue.show("/products");
  queue.add(piece(1));
  expect(queue.started()).toEqual(["/products/1"]);
});

test("says when the data of a page has arrived, once", () => {
  const onArrived = vi.fn<() => void>();
  queue.add({ ...piece(1), onArrived });
  expect(onArrived).not.toHaveBeenCalled();
  queue.finish("/products/1");
  queue.finish("/products/1");
  expect(onArrived).toHaveBeenCalledTimes(1);
});

test("waits until the router knows the routes of the links", () => {
  queue = new PrefetchQueue(() => time);
  queue.add(piece(1));
  queue.addNow(piece(2));
  expect(queue.started()).toEqual([]);
  queue.learnRoutes();
  expect(queue.started()).toEqual(["/products/2", "/products/1"]);
});
