import { z } from 'zod';
import { NOTICE_STANDINGS } from '#domain/issuance/notice-address.ts';
import { MISSING_CAUSES, PROJECT_SECTIONS } from '#domain/issuance/project-sections.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, moneyString } from './envelope.ts';
import {
  calendarFields,
  cardFields,
  documentsFields,
  imagesFields,
  issuerFields,
  returnFields,
  teamFields,
  textsFields,
  tokenFields,
} from './project-fields.ts';

const ofOne = z.object({ id });
/** The version of a section that its form showed: one that somebody has saved since is refused, and nothing is lost. */
const version = z.object({ version: z.number().int().min(1).max(999_999_999) });

/** A project as its editor sees it: nine sections, each with its version. */
const project = z.object({
  id,
  status: z.enum(ISSUANCE_STATUSES),
  /** Money received and the least that it has to be, which tell whether a closed one was financed; null where the back end does not say. */
  raised: moneyString.nullable().default(null),
  soft_cap: moneyString.nullable().default(null),
  /** Tokens that orders hold or ask for: no fewer can be for sale. */
  tokens_taken: z.number().int(),
  /** Last saved; null: not since it was made. `by` is the house's name where the reader may not know the team. */
  saved: z.object({ at: instant, by: z.string() }).nullable(),
  versions: z.record(z.enum(PROJECT_SECTIONS), z.number().int()),
  sections: z.object({
    card: cardFields,
    issuer: issuerFields,
    token: tokenFields,
    calendar: calendarFields,
    return: returnFields,
    images: imagesFields.extend({ cover_url: z.string(), logo_url: z.string() }),
    texts: textsFields,
    documents: z.object({
      documents: z.array(
        documentsFields.shape.documents.element.extend({
          bytes: z.number().int(),
          file_id: id.nullable(),
          expired: z.boolean(),
        }),
      ),
      /** Every file that a document has been, the newest first; of documents that were taken away as well. `file_id` is null for who may not read it. */
      versions: z
        .array(
          z.object({
            document_id: id,
            version: z.number().int(),
            name: z.string(),
            bytes: z.number().int(),
            file_id: id.nullable(),
            sent_at: instant,
            sent_by: z.string(),
          }),
        )
        .default([]),
    }),
    team: teamFields,
  }),
  /** How each of the issuer's addresses for questions stands; `until`: when the question that it was asked is over. */
  notice_addresses: z
    .array(z.object({ address: z.string(), standing: z.enum(NOTICE_STANDINGS), until: instant.nullable() }))
    .default([]),
  /** All that is missing, section by section (domain/issuance/project-sections.ts). */
  missing: z.array(
    z.object({
      section: z.enum(PROJECT_SECTIONS),
      field: z.string(),
      lang: z.enum(LANGUAGES).nullable(),
      why: z.enum(MISSING_CAUSES),
    }),
  ),
});
export type Project = z.output<typeof project>;

/** The editor's view; 404 for an issuer who asks for another's. */
export const getProject = endpoint({
  id: 'getProject',
  summary: 'A project as its editor sees it',
  method: 'GET',
  path: '/managed/projects/{id}',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(project),
});

/** Who can be the issuer of a project: people with an issuer's role, by name. */
export const listIssuers = endpoint({
  id: 'listIssuers',
  summary: 'People who can be the issuer of a project',
  method: 'GET',
  path: '/manager/issuers',
  caller: 'manager',
  answer: dataOf(z.array(z.object({ id, name: z.string() }))),
});

/** A draft, with what every list and rule needs of it; the rest is written section by section. An issuer's is their own. */
export const createProject = endpoint({
  id: 'createProject',
  summary: 'Begin a project',
  method: 'POST',
  path: '/managed/projects',
  action: 'issuance.create',
  body: z.object({
    title: cardFields.shape.title,
    product_type: cardFields.shape.product_type,
    sector: cardFields.shape.sector,
    price: tokenFields.shape.price,
    tokens_for_sale: tokenFields.shape.tokens_for_sale,
    issuer_user_id: id.optional(),
  }),
  answer: dataOf(z.object({ id })),
  idempotent: true,
});

/** What the saving of any section answers and refuses. What did not change is no change: the same section twice is saved once. */
const saving = {
  method: 'PUT',
  action: 'issuance.edit',
  params: ofOne,
  answer: dataOf(z.object({ version: z.number().int() })),
  errors: ['project.changed_meanwhile', 'project.locked'],
} as const;

export const saveProjectCard = endpoint({
  ...saving,
  id: 'saveProjectCard',
  summary: 'Save title, slogan, kind and address of a project',
  path: '/managed/projects/{id}/card',
  body: version.extend(cardFields.shape),
});
export const saveProjectIssuer = endpoint({
  ...saving,
  id: 'saveProjectIssuer',
  summary: 'Save the issuer of a project',
  path: '/managed/projects/{id}/issuer',
  body: version.extend(issuerFields.shape),
});
/** Asks each address for questions whose time to say yes is over once more, by a new mail. One that said no is not asked again. */
export const askAddressesAgain = endpoint({
  id: 'askAddressesAgain',
  summary: 'Ask the addresses for questions that did not answer in time once more',
  method: 'POST',
  path: '/managed/projects/{id}/notice-addresses/ask-again',
  action: 'issuance.edit',
  params: ofOne,
  answer: dataOf(z.object({ asked: z.number().int() })),
  errors: ['notice.too_many'],
});

export const saveProjectToken = endpoint({
  ...saving,
  id: 'saveProjectToken',
  summary: 'Save token and target of a project',
  path: '/managed/projects/{id}/token',
  body: version.extend(tokenFields.shape),
});
export const saveProjectCalendar = endpoint({
  ...saving,
  id: 'saveProjectCalendar',
  summary: 'Save the dates of a project',
  path: '/managed/projects/{id}/calendar',
  body: version.extend(calendarFields.shape),
});
export const saveProjectReturn = endpoint({
  ...saving,
  id: 'saveProjectReturn',
  summary: 'Save return, terms and risks of a project',
  path: '/managed/projects/{id}/return',
  body: version.extend(returnFields.shape),
});
export const saveProjectImages = endpoint({
  ...saving,
  id: 'saveProjectImages',
  summary: 'Save video, order and descriptions of the pictures of a project',
  path: '/managed/projects/{id}/images',
  body: version.extend(imagesFields.shape),
});
export const saveProjectTexts = endpoint({
  ...saving,
  id: 'saveProjectTexts',
  summary: 'Save the long texts of a project',
  path: '/managed/projects/{id}/texts',
  body: version.extend(textsFields.shape),
});
export const saveProjectDocuments = endpoint({
  ...saving,
  id: 'saveProjectDocuments',
  summary: 'Save names, access and expiry of the documents of a project',
  path: '/managed/projects/{id}/documents',
  body: version.extend(documentsFields.shape),
});
export const saveProjectTeam = endpoint({
  ...saving,
  id: 'saveProjectTeam',
  summary: 'Save the people behind a project',
  path: '/managed/projects/{id}/team',
  body: version.extend(teamFields.shape),
});
