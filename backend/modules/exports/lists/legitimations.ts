import { listLegitimationsRoute } from '#backend/modules/legitimations/read-legitimations.ts';
import { listLegitimations } from '#contract/legitimations.ts';
import type { LEGITIMATION_COLUMNS } from '#domain/export/legitimation-columns.ts';
import { localized } from '#domain/tenant/language.ts';
import { exportSource } from '../exported-list.ts';

/** The register of certificates of legitimation. */
export const LEGITIMATIONS = exportSource<typeof listLegitimations, keyof typeof LEGITIMATION_COLUMNS>(
  listLegitimations,
  listLegitimationsRoute,
  {
    number: ({ number }) => number,
    holder: ({ holder }) => holder.name,
    project: ({ issuance }, lang) => localized(issuance.title, lang),
    tokens: ({ tokens }) => tokens,
    purpose: ({ purpose }) => purpose,
    standing: ({ standing }) => standing,
    issued: (row) => row.issued_at,
    until: (row) => row.valid_until,
    ended: (row) => row.ended_at,
  },
);
