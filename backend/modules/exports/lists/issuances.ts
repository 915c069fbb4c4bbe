import { listManagedIssuancesRoute } from '#backend/modules/issuances/list-managed-issuances.ts';
import { listManagedIssuances } from '#contract/issuances.ts';
import type { ISSUANCE_COLUMNS } from '#domain/export/project-columns.ts';
import { projectLabel } from '#domain/issuance/project-label.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportSource } from '../exported-list.ts';

/** Projects. */
export const ISSUANCES = exportSource<typeof listManagedIssuances, keyof typeof ISSUANCE_COLUMNS>(
  listManagedIssuances,
  listManagedIssuancesRoute,
  {
    project: ({ title }, lang) => localized(title, lang),
    issuer: (row) => row.issuer_name,
    status: ({ status, raised, soft_cap }) =>
      projectLabel(status, { raisedCents: centsOf(raised), softCapCents: centsOf(soft_cap) }),
    product: (row) => row.product_type,
    raised: ({ raised }) => raised,
    people: ({ investors }) => investors,
    minimum: (row) => row.minimum_ticket,
    closes: (row) => (row.status === 'CLOSED' ? row.closed_at : null) ?? row.campaign_ends_at,
    created: (row) => row.created_at,
  },
);
