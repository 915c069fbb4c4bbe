import type { ExportedListName } from '#domain/export/exported-lists.ts';
import type { ExportSource } from './exported-list.ts';
import { INVESTMENTS } from './lists/investments.ts';

/** How each list is read: one line each. */
export const EXPORT_SOURCES: Readonly<Record<ExportedListName, ExportSource>> = { investments: INVESTMENTS };
