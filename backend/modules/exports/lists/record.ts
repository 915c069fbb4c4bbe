import { listRecordLinesRoute } from '#backend/modules/supervision/list-record-lines.ts';
import { listRecordLines } from '#contract/supervision.ts';
import type { RECORD_COLUMNS } from '#domain/export/record-columns.ts';
import { exportSource } from '../exported-list.ts';

/** Holders of a project for its record-keeping body: each line says of what it is. */
export const RECORD = exportSource<typeof listRecordLines, keyof typeof RECORD_COLUMNS>(
  listRecordLines,
  listRecordLinesRoute,
  {
    reference: ({ of }) => of.reference,
    issuer: ({ of }) => of.issuer,
    issuerNumber: ({ of }) => of.issuer_number,
    token: ({ of }) => of.symbol,
    at: ({ of }) => of.at,
    holder: ({ name }) => name,
    legalType: (row) => row.legal_type,
    number: ({ number }) => number,
    postalCode: (row) => row.postal_code,
    wallet: ({ wallet }) => wallet,
    tokens: ({ tokens }) => tokens,
    kept: ({ kept }) => kept,
    since: ({ since }) => since,
  },
);
