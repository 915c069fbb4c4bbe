import { call } from '#app/api/call.server.ts';
import { MOVEMENTS as LIST, viewAsked } from '#app/lists/exported/movements.ts';
import { pagingOf, placeOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import { rowAmount, rowChip, rowTitle } from '#app/parts/movements/row-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listQuarantine } from '#contract/quarantine.ts';
import type { StatementRowJson } from '#contract/statement-rows.ts';
import { listStatementRows, listStatements, type StatementImportJson } from '#contract/statements.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { readableText } from '#domain/statement/readable-text.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { groupedIban } from '#domain/validation/iban.ts';

const IMPORTS_PER_PAGE = 10;
/** Begins the names of the files' own place in the address. */
const FILES = 'imports_';

/** The movements of the bank account: what waits, filters, one page of rows, the files. All of its state is in the address. */
export async function loadStatements(visit: SignedInVisit) {
  const { t, format, url } = visit;
  const params = url.searchParams;
  const asked = LIST.read(params);
  const [answer, files, notices] = await Promise.all([
    call(visit, listStatementRows, { query: { ...asked, view: viewAsked(asked.view) } }),
    call(visit, listStatements, { query: { ...placeOf(params, FILES), per_page: IMPORTS_PER_PAGE } }),
    call(visit, listQuarantine, { query: { open: '1', per_page: 1 } }),
  ]);
  const { count, oldest_on, amount } = answer.waiting;
  const list = LIST.view(visit, asked, {
    path: pathTo.manager.statements,
    meta: answer.meta,
    exported: { name: 'movements' },
    options: { import: files.data.map(({ id, file_name }) => ({ value: id, label: file_name })) },
  });
  return {
    head: pageHead(visit, { title: t('statements:title') }),
    views: [
      {
        href: pathTo.manager.statements,
        label: t('statements:inbox.waiting'),
        count: format.tokens(count),
        note: oldest_on
          ? t('statements:inbox.note', { age: format.relativeDays(oldest_on), amount: format.money(amount) })
          : undefined,
        current: list.applied.length === 0,
      },
      {
        href: `${pathTo.manager.statements}?view=all`,
        label: t('statements:view.all'),
        current: url.search === '?view=all',
      },
      { href: pathTo.manager.paymentNotices, label: t('notices:inbox'), count: format.tokens(notices.waiting) },
    ],
    list,
    rows: answer.data.map((row) => lineOf(visit, row)),
    files: files.data.map((one) => fileView(visit, one)),
    filesPaging: pagingOf(visit, pathTo.manager.statements, files.meta, FILES),
    importHref: pathTo.manager.importStatement,
  };
}

export type StatementsData = Awaited<ReturnType<typeof loadStatements>>;

function lineOf(visit: SignedInVisit, row: StatementRowJson) {
  const { format } = visit;
  const title = rowTitle(visit, row);
  return {
    id: row.id,
    href: pathTo.manager.movement(row.id),
    title,
    note: readableText(row.text) === title ? (row.bank_reference ?? '') : readableText(row.text),
    amount: rowAmount(visit, row),
    chip: rowChip(visit, row),
    date: format.recent(row.booked_on),
    waits: isWaiting(row.state),
    order: row.investment && {
      label: row.investment.reference,
      href: pathTo.manager.investment(row.investment.id),
      investor: row.investment.investor,
    },
  };
}

function fileView({ t, format }: SignedInVisit, one: StatementImportJson) {
  return {
    id: one.id,
    href: `${pathTo.manager.importStatement}?file=${one.id}`,
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
