import { z } from 'zod';
import { DISTRIBUTION_KINDS } from '#domain/earning/kinds.ts';
import { QUARTERS, TAX_MODEL_NAMES } from '#domain/tax/tax-model.ts';
import { LEGAL_TYPES } from '#domain/user/status.ts';
import { endpoint } from './endpoint.ts';
import { id, localizedText, moneyString, pageOf, pageQuery } from './envelope.ts';

const model = z.enum(TAX_MODEL_NAMES);
const quarter = z.enum(QUARTERS);
/** What tax is withheld from: income and gains, never capital given back. */
const sums = { base: moneyString, withheld: moneyString };

/** One recipient's income of one kind at one rate, as they lived when it was worked out. */
const withholding = z.object({
  person: z.object({ id, name: z.string(), tax_number: z.string(), postal_code: z.string() }),
  residence: z.string().nullable(),
  legal_type: z.enum(LEGAL_TYPES).nullable(),
  model,
  kind: z.enum(DISTRIBUTION_KINDS),
  /** Hundredths of a per cent. */
  rate: z.number().int(),
  payments: z.number().int(),
  ...sums,
});

/**
 * What was withheld from the income of a project's holders in a year of the tenant's calendar (without one, this year), by recipient, kind and rate; and the
 * sums that its payer declares by quarter and for the year. 404 where the tenant has no such project.
 */
export const listWithholdings = endpoint({
  id: 'listWithholdings',
  summary: 'What was withheld from the holders of an issuance in a year, by recipient',
  method: 'GET',
  path: '/manager/issuances/{id}/withholdings',
  caller: 'manager',
  params: z.object({ id }),
  query: pageQuery.extend({
    year: z.coerce.number().int().min(2016).max(2100).optional(),
    quarter: quarter.optional(),
    model: model.optional(),
  }),
  answer: pageOf(withholding).extend({
    issuance: z.object({ id, title: localizedText, issuer: z.string(), tax_number: z.string() }),
    year: z.number().int(),
    /** Years in which something was paid, the newest first. */
    years: z.array(z.number().int()),
    /** Of the whole year, whatever the list is filtered by. */
    sums: z.array(z.object({ model, quarter: quarter.nullable(), recipients: z.number().int(), ...sums })),
  }),
});
