import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { flag } from '#app/forms/checked.ts';
import { exportPurpose } from '#contract/fields.ts';
import { EXPORT_FORMATS } from '#domain/export/export.ts';
import { columnsFor, type ExportArea, type ExportedListName } from '#domain/export/exported-lists.ts';

/** A column's tick box. */
export const boxOf = (column: string) => `column_${column}`;

/** What goes into a file: at least one column, and of what tells who somebody is the purpose. */
export function prepareForm(list: ExportedListName, area: ExportArea) {
  const columns = columnsFor(list, area);
  const boxes: Record<string, typeof flag> = Object.fromEntries(columns.map(([key]) => [boxOf(key), flag]));
  const form = z.object({ ...boxes, format: z.enum(EXPORT_FORMATS), purpose: exportPurpose.optional() });
  return acrossFields(form, ({ right, isGiven, refuse }) => {
    const ticked = columns.filter(([key]) => Reflect.get(right, boxOf(key)) === true);
    const [first] = columns.filter(([, { personal }]) => !personal);
    if (ticked.length === 0 && first) refuse(boxOf(first[0]) as 'format', { key: 'exports:prepare.noColumn' });
    if (ticked.some(([, { personal }]) => personal) && !isGiven('purpose'))
      refuse('purpose', { key: 'exports:prepare.needsPurpose' });
  });
}
