import countries from 'i18n-iso-countries';
import { z } from 'zod';
import type { IdentityConnection } from './identity-settings.ts';
import { callIdentity, IdentityRefused } from './provider-call.ts';

const named = z.object({ id: z.string().min(1).max(100) });
const review = z.object({
  reviewStatus: z.string().max(40),
  reviewResult: z
    .object({
      reviewAnswer: z.string().max(20).optional(),
      reviewRejectType: z.string().max(20).optional(),
      rejectLabels: z.array(z.string().max(60)).max(50).optional(),
      /** Words that the provider wrote for the person. */
      moderationComment: z.string().max(4000).optional().catch(undefined),
    })
    .optional(),
});
/** How far the provider is with a person, in its own words. */
export type Review = z.output<typeof review>;

/** Who is to be checked. Countries as two letters, ISO 3166-1. */
export interface Applicant {
  /** Ours: the provider knows each person once. */
  userId: string;
  email: string;
  firstName: string;
  lastName: string;
  birthday: string | null;
  country: string | null;
  nationality: string | null;
}

/** An identity document. `country`: who issued it. */
export interface IdentityPaper {
  kind: 'ID_CARD' | 'RESIDENCE_PERMIT' | 'PASSPORT';
  /** Of a paper with two sides, each of which is handed over by itself; null for a page. */
  side: 'FRONT_SIDE' | 'BACK_SIDE' | null;
  country: string | null;
  name: string;
  contentType: string;
  content: Uint8Array<ArrayBuffer>;
}

const inThree = (country: string | null) => (country ? countries.alpha2ToAlpha3(country) : undefined);
const CONFLICT = 409;

/** Makes a person known to the provider, or brings what it knows up to date; answers what it calls them. */
export async function putApplicant(connection: IdentityConnection, person: Applicant): Promise<string> {
  const fixedInfo = {
    firstName: person.firstName,
    lastName: person.lastName,
    dob: person.birthday ?? undefined,
    country: inThree(person.country),
    nationality: inThree(person.nationality),
  };
  try {
    const path = `/resources/applicants?levelName=${encodeURIComponent(connection.level)}`;
    const json = { externalUserId: person.userId, email: person.email, fixedInfo };
    return (await callIdentity(connection, { method: 'POST', path, json }, named)).id;
  } catch (error) {
    if (!(error instanceof IdentityRefused && error.status === CONFLICT)) throw error;
  }
  const path = `/resources/applicants/-;externalUserId=${encodeURIComponent(person.userId)}/one`;
  const { id } = await callIdentity(connection, { method: 'GET', path }, named);
  await callIdentity(
    connection,
    { method: 'PATCH', path: `/resources/applicants/${id}/fixedInfo`, json: fixedInfo },
    z.unknown(),
  );
  return id;
}

/** A tag by itself or with words around it. */
const tag = z
  .union([z.string(), z.object({ code: z.string() }).transform(({ code }) => code)])
  .transform((code) => code.slice(0, 60));
const tags = z.array(tag).max(50).nullish();
const taken = z.object({ errors: tags, warnings: tags });
/** What the provider saw at once in a picture: what it will not take, and what may be wrong. In its own words. */
interface FirstLook {
  errors: string[];
  warnings: string[];
}

/** Hands one side of an identity document over and answers what the provider saw in it at once. */
export async function addPaper(
  connection: IdentityConnection,
  applicant: string,
  paper: IdentityPaper,
): Promise<FirstLook> {
  const form = new FormData();
  const { kind: idDocType, side } = paper;
  form.set(
    'metadata',
    JSON.stringify({ idDocType, country: inThree(paper.country), ...(side ? { idDocSubType: side } : {}) }),
  );
  form.set('content', new File([paper.content], paper.name, { type: paper.contentType }));
  const path = `/resources/applicants/${encodeURIComponent(applicant)}/info/idDoc`;
  const headers = { 'X-Return-Doc-Warnings': 'true' };
  const { errors, warnings } = await callIdentity(
    connection,
    { method: 'POST', path, form, headers, withinMs: 30_000 },
    taken,
  );
  return { errors: errors ?? [], warnings: warnings ?? [] };
}

/** Asks for the check of what has been handed over. */
export async function askForCheck(connection: IdentityConnection, applicant: string): Promise<void> {
  const path = `/resources/applicants/${encodeURIComponent(applicant)}/status/pending`;
  await callIdentity(connection, { method: 'POST', path }, z.unknown());
}

/** How far the check is now: what a notice says is only the reason to look. */
export async function reviewOf(connection: IdentityConnection, applicant: string): Promise<Review> {
  const path = `/resources/applicants/${encodeURIComponent(applicant)}/status`;
  // A notice is answered within five seconds.
  return callIdentity(connection, { method: 'GET', path, withinMs: 4000 }, review);
}
