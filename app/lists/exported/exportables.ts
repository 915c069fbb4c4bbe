import type { ExportedListName } from '#domain/export/exported-lists.ts';
import type { Exportable } from './exportable.ts';
import { investmentsExport } from './investments.ts';

/** How each list that can be exported is read by its address: one line each. */
export const EXPORTABLES: Readonly<Record<ExportedListName, Exportable>> = { investments: investmentsExport };
