import type { Person } from "#contract/access/people.ts";
import { notFound } from "../../errors.ts";
import type { Shop } from "../../shop.ts";

/** Everyone who may sign in to the desk or was invited to, oldest first. */
export async function listPeople(shop: Shop): Promise<Person[]> {
  const rows = await shop.db
    .selectFrom("users")
    .leftJoin("secondFactors", "secondFactors.userId", "users.id")
    .select([
      "users.id",
      "users.username",
      "users.email",
      "users.access",
      "users.invitedAt",
      "users.lastSignedInAt",
      "users.passwordHash",
      "secondFactors.confirmedAt",
    ])
    .orderBy("users.createdAt")
    .orderBy("users.nameKey")
    .execute();
  const sessions = await shop.db
    .selectFrom("sessions")
    .select((eb) => ["userId", eb.fn.countAll<number>().as("count")])
    .where("expire", ">", shop.now().toISOString())
    .groupBy("userId")
    .execute();
  const counts = new Map(sessions.map(({ userId, count }) => [userId, count]));
  return rows.map(({ passwordHash, confirmedAt, ...person }) => ({
    ...person,
    hasAccepted: passwordHash !== "",
    sessions: counts.get(person.id) ?? 0,
    hasTwoStepSignIn: confirmedAt !== null,
  }));
}

/** @throws not-found */
export async function getPerson(shop: Shop, id: string): Promise<Person> {
  const person = (await listPeople(shop)).find((each) => each.id === id);
  if (!person) throw notFound("Person");
  return person;
}
