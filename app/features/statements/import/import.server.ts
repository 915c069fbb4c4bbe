import { call } from '#app/api/call.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { rowAmount, rowChip, rowNote, rowTitle } from '#app/parts/movements/row-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { getStatement, importStatement, listStatementRows } from '#contract/statements.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { importForm } from './import.form.ts';

/** The upload of a bank's file; with `?file=` what came of one that was imported, which stays. */
export async function loadImport(visit: SignedInVisit) {
  const file = visit.url.searchParams.get('file') ?? '';
  const result = isRecordId(file) ? await importResult(visit, file) : null;
  return {
    head: pageHead(visit, { title: result?.name ?? visit.t('statements:import.title') }),
    listHref: pathTo.manager.statements,
    upload: formOf(importForm, visit),
    result,
  };
}

export type ImportData = Awaited<ReturnType<typeof loadImport>>;

/** One file: its counts and sums, whether its balances agree, and by name what it left to do. */
async function importResult(visit: SignedInVisit, id: string) {
  const { t, format } = visit;
  const [{ data }, rows] = await Promise.all([
    call(visit, getStatement, { params: { id } }),
    call(visit, listStatementRows, { query: { import: id, view: 'waiting', per_page: 100 } }),
  ]);
  const [first] = rows.data;
  return {
    name: data.file_name,
    about: t('statements:importedBy', { date: format.dateTime(data.imported_at), who: data.imported_by }),
    figures: figuresOf(visit, data),
    balance: [
      { label: t('statements:import.opening'), value: format.money(data.opening) },
      {
        label: t('statements:import.net'),
        value: format.money(moneyText(centsOf(data.closing) - centsOf(data.opening))),
        sign: '+' as const,
      },
      { label: t('statements:import.closing'), value: format.money(data.closing), sign: '=' as const },
    ],
    rows: rows.data.map((row) => ({
      id: row.id,
      href: pathTo.manager.movement(row.id),
      title: rowTitle(visit, row),
      note: rowNote(visit, row),
      chip: rowChip(visit, row),
      date: format.date(row.booked_on),
      amount: rowAmount(visit, row),
    })),
    start: first
      ? { href: pathTo.manager.movement(first.id), label: t('statements:import.start', { count: data.waiting }) }
      : null,
    allHref: `${pathTo.manager.statements}?view=all&import=${id}`,
  };
}

function figuresOf({ t, format }: SignedInVisit, data: AnswerOf<typeof getStatement>['data']) {
  const { matched, waiting, resolved, ignored, repeated, sums } = data;
  return [
    { label: t('statements:import.matched', { count: matched }), value: format.money(sums.matched) },
    { label: t('statements:import.waiting', { count: waiting }), value: format.money(sums.waiting) },
    ...(resolved > 0
      ? [{ label: t('statements:import.resolved', { count: resolved }), value: format.money(sums.resolved) }]
      : []),
    ...(ignored > 0
      ? [{ label: t('statements:import.ignored', { count: ignored }), value: format.money(sums.ignored) }]
      : []),
    ...(repeated > 0 ? [{ label: t('statements:import.repeated'), value: format.tokens(repeated) }] : []),
  ];
}

/** Takes a bank's file; what is wrong with it is said at its field. */
export async function changeImport(visit: SignedInVisit, form: SubmittedForm) {
  return answerForm(visit, form, {
    '': formAct({
      schema: importForm,
      send: (files, idempotencyKey) => call(visit, importStatement, { body: formDataOf(files), idempotencyKey }),
      onward: ({ data }) => `${pathTo.manager.importStatement}?file=${data.id}`,
    }),
  });
}
