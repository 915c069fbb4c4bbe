import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { exportCalls } from '#app/lists/exported/export-calls.ts';
import { totalText } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { ExportColumn } from '#domain/export/column.ts';
import { EXPORT_FORMATS } from '#domain/export/export.ts';
import { columnsFor, type ExportArea, wordKeys } from '#domain/export/exported-lists.ts';
import { localized } from '#domain/tenant/language.ts';
import { askedList } from './asked-list.server.ts';
import { boxOf, prepareForm } from './prepare.form.ts';

/** What goes into the file of a list: format, columns, and the purpose of what is personal. */
export async function loadPrepare(visit: SignedInVisit, area: ExportArea, list: string | undefined) {
  const { t, lang } = visit;
  const { name, title, about, source, filter, params, backHref } = askedList(visit, area, list);
  const { meta, options, project } = await source.look(visit, filter, about);
  const box = ([key, column]: [string, ExportColumn]) => ({ name: boxOf(key), label: t(column.title) });
  const columns = columnsFor(name, area);
  const heading = project
    ? t('exports:prepare.titleOf', { list: title, project: localized(project, lang) })
    : t('exports:prepare.title', { list: title });
  return {
    head: pageHead(visit, { title: heading }),
    crumbs: [{ label: title, href: backHref }, { label: heading }],
    title: heading,
    backHref,
    isEmpty: meta.total === 0,
    count: t('exports:prepare.rows', { count: meta.total, total: totalText(visit, meta) }),
    chips: source.chips(visit, params, options),
    formats: EXPORT_FORMATS.map((value) => ({
      value,
      label: t(`exports:prepare.${value}`),
      hint: t(`exports:prepare.${value}Hint`),
    })),
    plain: columns.filter(([, { personal }]) => !personal).map(box),
    personal: columns.filter(([, { personal }]) => personal).map(box),
    ticked: Object.fromEntries(
      columns.flatMap(([key, { personal, besides }]) => (personal || besides ? [] : [[boxOf(key), 'on']])),
    ),
    form: formOf(prepareForm(name, area), visit),
  };
}

export type PrepareData = Awaited<ReturnType<typeof loadPrepare>>;

/** Asks for the file and leads to where it will be. The file says words as the screen does: they go along. */
export function changePrepare(visit: SignedInVisit, area: ExportArea, list: string | undefined, form: SubmittedForm) {
  const { t } = visit;
  const { name, about, filter, view } = askedList(visit, area, list);
  const columns = columnsFor(name, area).map(([key]) => key);
  return answerForm(visit, form, {
    '': formAct({
      schema: prepareForm(name, area),
      send: ({ format, purpose, ...boxes }, key) =>
        call(visit, exportCalls(area).prepare, {
          body: {
            ...{ list: name, filter, view, format },
            ...(purpose ? { purpose } : {}),
            ...(about ? { about } : {}),
            columns: columns.filter((column) => Reflect.get(boxes, boxOf(column)) === true),
            words: Object.fromEntries(wordKeys(name, area).map((one) => [one, t(one)])),
          },
          idempotencyKey: key,
        }),
      onward: () => ({ to: pathTo[area].exports, toast: t('exports:prepare.asked') }),
    }),
  });
}
