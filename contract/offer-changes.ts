import { z } from 'zod';
import { CHANGE_STATES, CHANGEABLE_TERMS } from '#domain/issuance/offer-change.ts';
import { ISSUANCE_STATUSES, PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, localizedText, priceString } from './envelope.ts';
import { reason } from './fields.ts';
import { offerChange } from './offer-change.ts';
import { offerTerms } from './offer-terms.ts';

const ofOne = z.object({ id });
const number = z.number().int().min(1).max(999_999_999);
/** What is changed and why, for those whom it concerns. */
const told = z.string().trim().min(5).max(600);

/** How an offer can be changed now, the change that waits, and those before it, newest first. 404 for an issuer who asks for another's. */
export const getOfferChange = endpoint({
  id: 'getOfferChange',
  summary: 'A change of an offer that people stand behind',
  method: 'GET',
  path: '/managed/projects/{id}/change',
  caller: 'issuer-or-manager',
  params: ofOne,
  answer: dataOf(
    z.object({
      id,
      title: localizedText,
      status: z.enum(ISSUANCE_STATUSES),
      product_type: z.enum(PRODUCT_TYPES),
      price: priceString,
      terms: offerTerms,
      /** What the page showed: a change of terms that have changed since is refused. */
      terms_version: z.number().int(),
      /** Whether terms, and a new version of the sheet, may be changed this way now. */
      may_change: z.object({ terms: z.boolean(), sheet: z.boolean() }),
      /** Answers that the information sheet lacks; null: the project has no published one. */
      sheet_missing: z.number().int().nullable(),
      bounds: z.object({
        earliest_end: day,
        tokens_taken: z.number().int(),
        smallest_order: z.number().int().nullable(),
        largest_order: z.number().int().nullable(),
      }),
      waiting: offerChange
        .extend({ always_material: z.array(z.enum(CHANGEABLE_TERMS)), may_decide: z.boolean() })
        .nullable(),
      /** Whom it would meet now: live orders and declared interests; and until when they could take it back. */
      meets: z.object({ orders: z.number().int(), interests: z.number().int(), until: instant }),
      past: z.array(offerChange),
    }),
  ),
});

/** Prepares a change: new terms, and the information sheet drawn anew with them. Nothing changes until a manager approves it. 422 on the fields that may not be so. */
export const proposeChange = endpoint({
  id: 'proposeChange',
  summary: 'Prepare a change of an offer',
  method: 'POST',
  path: '/managed/projects/{id}/change',
  action: 'issuance.edit',
  params: ofOne,
  body: z.object({ terms_version: number, terms: offerTerms, explanation: z.object({ es: told, en: told }) }),
  answer: dataOf(z.object({ number })),
  idempotent: true,
  takesLong: true,
  errors: [
    'change.waiting',
    'change.nothing',
    'change.not_now',
    'project.changed_meanwhile',
    'issuance.owner_limit',
    'sheet.waiting',
    'sheet.incomplete',
    'sheet.too_long',
    'sheet.unprintable',
    'sheet.no_provider_lei',
  ],
});

/** Takes back the change that waits, and the sheet that goes with it. */
export const withdrawChange = endpoint({
  id: 'withdrawChange',
  summary: 'Take a prepared change back',
  method: 'POST',
  path: '/managed/projects/{id}/change/withdrawal',
  action: 'issuance.edit',
  params: ofOne,
  body: z.object({ number }),
  answer: dataOf(z.object({ state: z.enum(CHANGE_STATES) })),
  idempotent: true,
  errors: ['change.decided'],
});

/** Approves the change that waits, material or not, or gives it back; with the reason. Material: everybody concerned is told and may take it back for a whole reflection period. */
export const decideChange = endpoint({
  id: 'decideChange',
  summary: 'Approve a change of an offer, or give it back',
  method: 'POST',
  path: '/manager/projects/{id}/change/decision',
  action: 'sheet.decide',
  params: ofOne,
  body: z.object({ number, approve: z.boolean(), material: z.boolean(), reason }),
  answer: dataOf(z.object({ state: z.enum(CHANGE_STATES), orders: z.number().int(), interests: z.number().int() })),
  idempotent: true,
  errors: [
    'change.decided',
    'change.needs_another',
    'change.not_now',
    'change.outdated',
    'sheet.outdated',
    'issuance.owner_limit',
  ],
});
