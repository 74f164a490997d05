import { getInquiry } from "#domain/sales/inquiries/get-inquiry.ts";
import { requireEntity } from "../require-entity.server.ts";

export const requireInquiry = requireEntity("Inquiry", getInquiry);
