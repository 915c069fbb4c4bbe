import { z } from 'zod';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { ONBOARDING_STEPS } from '#domain/onboarding/steps.ts';
import { customization } from './customization.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, instant, pageOf, pageQuery } from './envelope.ts';
import { LOOK_SECTION_NAMES } from './look-fields.ts';

/** Counts the changes of a tenant's draft; a section that somebody has saved since the one that was shown is refused, and nothing is lost. 0: nobody has ever saved. */
const version = z.number().int().min(0).max(999_999_999);
/** A published look, counted from 1; 0: nothing was published here yet, the look is the one that the tenant began with. */
const number = z.number().int().min(0).max(999_999_999);
/** Leaves of a customization by path: `urls.home`. */
const paths = z.array(z.string());

const look = z.object({
  /** What everybody sees. `by` null: whoever set the tenant up. */
  published: z.object({ number, at: instant.nullable(), by: z.string().nullable(), customization }),
  /** What will be seen once it is published; without a draft, what is published. */
  draft: z.object({
    version,
    customization,
    saved: z.object({ at: instant, by: z.string().nullable() }).nullable(),
  }),
});
export type Look = z.output<typeof look>;

/** The tenant's look as published and as a draft. */
export const getLook = endpoint({
  id: 'getLook',
  summary: "The tenant's look as published and as a draft",
  method: 'GET',
  path: '/manager/customization',
  caller: 'manager',
  answer: dataOf(look),
});

const saving = {
  method: 'PUT',
  action: 'customization.edit',
  answer: dataOf(z.object({ version })),
  errors: ['look.changed_meanwhile'],
} as const;

/** Saves one section into the draft. Fields that do not come stay as they are; one of another section is refused. */
export const saveLookSection = endpoint({
  ...saving,
  id: 'saveLookSection',
  summary: "Save a section into the draft of the tenant's look",
  path: '/manager/customization/draft',
  body: z.object({
    version,
    section: z.enum(LOOK_SECTION_NAMES),
    /** By path; switches are true or false. */
    values: z.record(z.string().max(60), z.string().or(z.boolean())),
  }),
});

/** Saves the order of an investment's steps and that of a project's phases into the draft. What would strand somebody is refused with the step and how many stand on it. */
export const saveLookFlows = endpoint({
  ...saving,
  id: 'saveLookFlows',
  summary: "Save both orders of the tenant's look into the draft",
  path: '/manager/customization/draft/flows',
  body: z.object({
    version,
    onboarding: z.array(z.enum(ONBOARDING_STEPS)).min(1).max(20),
    project_status: z.array(z.enum(ISSUANCE_STATUSES)).min(2).max(20),
  }),
});

/** Saves the whole as JSON into the draft: what it leaves out is as usual. A mistake is told with its line and column, and nothing is saved. */
export const saveLookText = endpoint({
  ...saving,
  id: 'saveLookText',
  summary: "Save the whole of the tenant's look as JSON into the draft",
  path: '/manager/customization/draft/text',
  body: z.object({ version, text: z.string().min(1).max(300_000) }),
});

/** The draft goes; what is published stays. */
export const discardLook = endpoint({
  id: 'discardLook',
  summary: "Discard the draft of the tenant's look",
  method: 'POST',
  path: '/manager/customization/draft/discard',
  action: 'customization.edit',
  body: z.object({ version }),
  answer: dataOf(z.object({ version })),
  errors: ['look.changed_meanwhile', 'look.nothing_changed'],
});

const publishing = {
  method: 'POST',
  action: 'customization.publish',
  answer: dataOf(z.object({ number })),
  idempotent: true,
} as const;

/** What was shown is published, or nothing: a draft that has been saved since is refused. */
export const publishLook = endpoint({
  ...publishing,
  id: 'publishLook',
  summary: "Publish the draft of the tenant's look",
  path: '/manager/customization/publish',
  body: z.object({ version }),
  errors: ['look.changed_meanwhile', 'look.nothing_changed'],
});

/** A mail as the draft would draw it, of a person who is nobody's, in the language that is asked in. Nothing is sent. */
export const previewLookMail = endpoint({
  id: 'previewLookMail',
  summary: "A mail as the draft of the tenant's look would draw it",
  method: 'GET',
  path: '/manager/customization/draft/mail',
  caller: 'manager',
  answer: dataOf(z.object({ subject: z.string(), html: z.string() })),
});

const ofVersion = z.object({ number: z.coerce.number().int().min(1).max(999_999_999) });
const publishedVersion = z.object({
  number,
  at: instant,
  /** Null: whoever set the tenant up, or wrote into the database. */
  by: z.string().nullable(),
  /** What differs from the version before. */
  changes: paths,
  /** The version that it went back to. */
  restored: number.nullable(),
});
export type LookVersion = z.output<typeof publishedVersion>;

export const listLookVersions = endpoint({
  id: 'listLookVersions',
  summary: "Published versions of the tenant's look",
  method: 'GET',
  path: '/manager/customization/versions',
  caller: 'manager',
  query: pageQuery,
  answer: pageOf(publishedVersion),
});

/** One version whole. 409 where what was kept can no longer be read. */
export const getLookVersion = endpoint({
  id: 'getLookVersion',
  summary: "One published version of the tenant's look",
  method: 'GET',
  path: '/manager/customization/versions/{number}',
  caller: 'manager',
  params: ofVersion,
  answer: dataOf(publishedVersion.extend({ customization })),
  errors: ['look.version_unreadable'],
});

/** Publishes an older version anew, as a version of its own; a draft stays. `published`: the number that the question named. */
export const restoreLook = endpoint({
  ...publishing,
  id: 'restoreLook',
  summary: "Go back to a version of the tenant's look",
  path: '/manager/customization/versions/{number}/restore',
  params: ofVersion,
  body: z.object({ published: number }),
  errors: ['look.changed_meanwhile', 'look.nothing_changed', 'look.version_unreadable'],
});
