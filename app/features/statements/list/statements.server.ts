import { listQuarantine } from '#app/api/online-payments.ts';
import { importStatement, listStatementRows, listStatements } from '#app/api/statements.ts';
import { rowAmount, rowChip, rowTitle, STATEMENTS_PATH } from '#app/features/statements/movement/row-view.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { addressWith, pagingOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { StatementImportWire, StatementRowWire } from '#contract/statements.ts';
import { WAITING_REASONS } from '#domain/statement/match.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { groupedIban } from '#domain/validation/iban.ts';
import { readStatementFilters, VIEW_CHOICES, viewAsked } from './statement-filters.ts';
import { importForm } from './statements.form.ts';

const IMPORTS_PER_PAGE = 10;

/** The movements of the bank account: the upload, what waits, filters, one page of rows, the files. All of its state is in the address. */
export async function loadStatements(visit: SignedInVisit) {
  const { t, format, url } = visit;
  const filters = readStatementFilters(url.searchParams);
  const { view, reason, q, page } = filters;
  const [answer, files, notices] = await Promise.all([
    listStatementRows(visit, { query: { view: viewAsked(view), reason, import: filters.import, q, page } }),
    listStatements(visit, { query: { page: filters.imports, per_page: IMPORTS_PER_PAGE } }),
    listQuarantine(visit, { query: { open: '1', per_page: 1 } }),
  ]);
  const to = (change: Record<string, string | number | undefined>) =>
    addressWith(STATEMENTS_PATH, url.searchParams, change);
  const file = files.data.find(({ id }) => id === filters.import);
  const { count, oldest_on, amount } = answer.waiting;
  return {
    head: pageHead(visit, { title: t('statements:title') }),
    path: STATEMENTS_PATH,
    inbox: [
      {
        href: STATEMENTS_PATH,
        label: t('statements:inbox.waiting'),
        count: format.tokens(count),
        note: oldest_on
          ? t('statements:inbox.note', { age: format.relativeDays(oldest_on), amount: format.money(amount) })
          : t('statements:inbox.none'),
        current: count > 0 && view === 'waiting' && !reason && !filters.import && !q,
      },
      {
        href: '/manager/payment-notices',
        label: t('notices:inbox'),
        count: format.tokens(notices.waiting),
        note: notices.waiting === 0 ? t('statements:inbox.none') : t('notices:inboxNote', { count: notices.waiting }),
        current: false,
      },
    ],
    filters: { q: q ?? '', view: view === 'waiting' ? '' : view, reason: reason ?? '' },
    options: {
      views: VIEW_CHOICES.filter((value) => value !== 'waiting').map((value) => ({
        value,
        label: t(`statements:view.${value}`),
      })),
      reasons: WAITING_REASONS.map((value) => ({ value, label: t(`statements:reason.${value}`) })),
    },
    applied: [
      ...(q ? [{ label: q, removeHref: to({ q: undefined }) }] : []),
      ...(view === 'waiting' ? [] : [{ label: t(`statements:view.${view}`), removeHref: to({ view: undefined }) }]),
      ...(reason ? [{ label: t(`statements:reason.${reason}`), removeHref: to({ reason: undefined }) }] : []),
      ...(filters.import
        ? [
            {
              label: t('statements:ofFile', { name: file?.file_name ?? t('statements:anotherFile') }),
              removeHref: to({ import: undefined }),
            },
          ]
        : []),
    ],
    clearHref: STATEMENTS_PATH,
    hidden: filters.import ? [{ name: 'import', value: filters.import }] : [],
    rows: answer.data.map((row) => lineOf(visit, row)),
    paging: pagingOf(format, answer.meta, (next) => to({ page: next })),
    files: files.data.map((one) => fileView(visit, one)),
    filesPaging: pagingOf(format, files.meta, (next) => to({ imports: next })),
    uploadKey: visit.idempotencyKey(),
  };
}

export type StatementsData = Awaited<ReturnType<typeof loadStatements>>;

function lineOf(visit: SignedInVisit, row: StatementRowWire) {
  const { format } = visit;
  const title = rowTitle(visit, row);
  return {
    id: row.id,
    href: `${STATEMENTS_PATH}/${row.id}`,
    title,
    note: row.text === title ? (row.bank_reference ?? '') : row.text,
    amount: rowAmount(visit, row),
    chip: rowChip(visit, row),
    date: format.date(row.booked_on),
    age: isWaiting(row.state) ? format.relativeDays(row.booked_on) : '',
    order: row.investment && {
      label: row.investment.reference,
      href: `/manager/investments/${row.investment.id}`,
      investor: row.investment.investor,
    },
  };
}

function fileView({ t, format }: SignedInVisit, one: StatementImportWire) {
  return {
    id: one.id,
    href: `${STATEMENTS_PATH}?view=all&import=${one.id}`,
    name: one.file_name,
    about: `${t(`statements:format.${one.format.replace(/\./g, '_')}`)} · ${groupedIban(one.account)}`,
    days: t('statements:days', { from: format.date(one.from), to: format.date(one.to) }),
    imported: t('statements:importedBy', { date: format.dateTime(one.imported_at), who: one.imported_by }),
    matched: format.tokens(one.matched + one.resolved),
    waiting: format.tokens(one.waiting),
    ignored: format.tokens(one.ignored),
    repeated: format.tokens(one.repeated),
  };
}

/** Takes a bank's file; what is wrong with it is said at its field. */
export async function changeStatements(visit: SignedInVisit, form: SubmittedForm) {
  const submission = parseForm(visit, form, importForm);
  if (submission.status !== 'success') return formReply(submission);
  const body = new FormData();
  body.set('statement', submission.value.statement);
  try {
    const { data } = await importStatement(visit, { body, idempotencyKey: form.idempotencyKey });
    const { matched, waiting, ignored, repeated } = data;
    const message = visit.t('statements:import.done', { matched, waiting, ignored, repeated });
    return redirectWithToast(visit, `${STATEMENTS_PATH}?view=all&import=${data.id}`, { message, type: 'success' });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
}
