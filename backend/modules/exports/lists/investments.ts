import { listManagedInvestmentsRoute } from '#backend/modules/investments/list-managed-investments.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import type { INVESTMENT_COLUMNS } from '#domain/export/investment-columns.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportSource } from '../exported-list.ts';

/** Orders. */
export const INVESTMENTS = exportSource<typeof listManagedInvestments, keyof typeof INVESTMENT_COLUMNS>(
  listManagedInvestments,
  listManagedInvestmentsRoute,
  {
    investor: ({ investor }) => investor.name,
    email: ({ investor }) => investor.email,
    reference: ({ reference }) => reference,
    project: ({ issuance }, lang) => localized(issuance.title, lang),
    status: ({ status }) => status,
    method: (row) => row.payment_method,
    tokens: ({ tokens }) => tokens,
    amount: ({ amount }) => amount,
    fee: ({ fee }) => fee,
    date: (row) => row.created_at,
    charged: (row) => row.charged_at,
    wire: (row) => row.wire_reference,
  },
);
