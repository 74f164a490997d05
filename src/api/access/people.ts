import { z } from "zod";
import {
  invitationSchema,
  newPersonSchema,
  personChangeSchema,
  personSchema,
} from "#contract/access/people.ts";
import { changePerson } from "#domain/access/people/change-person.ts";
import { invitePerson, renewInvitation } from "#domain/access/people/invite-person.ts";
import { listPeople } from "#domain/access/people/list-people.ts";
import { removePerson } from "#domain/access/people/remove-person.ts";
import { signOutPerson } from "#domain/access/people/sign-out-person.ts";
import { defineCall } from "../routing/define-call.ts";
import { messageSchema } from "../routing/response-schemas.ts";

const group = "People";
const params = z.object({ id: z.string().min(1).max(64) });

export const peopleCalls = [
  defineCall({
    method: "get",
    path: "/people",
    group,
    summary: "List who may sign in to the desk",
    response: z.array(personSchema),
    handle: ({ shop }) => listPeople(shop),
  }),
  defineCall({
    method: "post",
    path: "/people",
    group,
    summary: "Invite a person",
    description: "The link in the response is shown once; it is mailed where mail is set up.",
    body: newPersonSchema,
    response: invitationSchema,
    status: 201,
    fails: ["conflict"],
    handle: ({ shop, body, by }) => invitePerson(shop, body, by),
  }),
  defineCall({
    method: "post",
    path: "/people/{id}/invitation",
    group,
    summary: "Send an invitation again; the former link ends",
    params,
    response: invitationSchema,
    fails: ["not-found", "conflict"],
    handle: ({ shop, params, by }) => renewInvitation(shop, params.id, by),
  }),
  defineCall({
    method: "patch",
    path: "/people/{id}",
    group,
    summary: "Change what a person may do",
    description: "409 when nobody else has full access.",
    params,
    body: personChangeSchema,
    response: personSchema,
    fails: ["not-found", "conflict"],
    handle: ({ shop, params, body, by }) => changePerson(shop, params.id, body, by),
  }),
  defineCall({
    method: "delete",
    path: "/people/{id}",
    group,
    summary: "Remove a person and end their sessions",
    description: "409 when nobody else has full access.",
    params,
    response: messageSchema,
    fails: ["not-found", "conflict"],
    handle: async ({ shop, params, by }) => {
      await removePerson(shop, params.id, by);
      return { message: "Access removed" };
    },
  }),
  defineCall({
    method: "delete",
    path: "/people/{id}/sessions",
    group,
    summary: "Sign a person out everywhere",
    params,
    response: z.object({ message: z.string(), ended: z.int() }),
    fails: ["not-found"],
    handle: async ({ shop, params, by }) => ({
      message: "Signed out everywhere",
      ended: await signOutPerson(shop, params.id, by),
    }),
  }),
];
