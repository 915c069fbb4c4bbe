import { listAllDistributionsRoute } from '#backend/modules/earnings/list-distributions.ts';
import { listAllDistributions } from '#contract/earnings.ts';
import type { DISTRIBUTION_COLUMNS } from '#domain/export/earning-columns.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportSource } from '../exported-list.ts';

/** Distributions of every project. */
export const DISTRIBUTIONS = exportSource<typeof listAllDistributions, keyof typeof DISTRIBUTION_COLUMNS>(
  listAllDistributions,
  listAllDistributionsRoute,
  {
    name: ({ name }) => name,
    project: ({ issuance }, lang) => localized(issuance.title, lang),
    issuer: ({ issuance }) => issuance.issuer,
    kind: ({ kind }) => kind,
    record: (row) => row.record_on,
    holders: ({ holders }) => holders,
    gross: ({ gross }) => gross,
    withheld: ({ withheld }) => withheld,
    net: ({ net }) => net,
    paid: (row) => row.paid_holders,
    status: ({ status }) => status,
    proposed: (row) => row.proposed_at,
  },
);
