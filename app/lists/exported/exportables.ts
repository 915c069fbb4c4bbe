import type { ExportedListName } from '#domain/export/exported-lists.ts';
import type { Exportable } from './exportable.ts';
import { holdersExport } from './holders.ts';
import { investmentsExport } from './investments.ts';
import { issuancesExport } from './issuances.ts';
import { usersExport } from './users.ts';
import { whitelistExport } from './whitelist.ts';

/** How each list that can be exported is read by its address: one line each. */
export const EXPORTABLES: Readonly<Record<ExportedListName, Exportable>> = {
  investments: investmentsExport,
  users: usersExport,
  issuances: issuancesExport,
  holders: holdersExport,
  whitelist: whitelistExport,
};
