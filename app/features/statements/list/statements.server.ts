import { call } from '#app/api/call.server.ts';
import { MOVEMENTS, viewAsked } from '#app/lists/exported/movements.ts';
import { listScreen } from '#app/lists/list-screen.server.ts';
import { pagingOf, placeOf } from '#app/lists/paging.ts';
import { rowAmount, rowChip, rowNote, rowTitle } from '#app/parts/movements/row-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listQuarantine } from '#contract/quarantine.ts';
import { listStatementRows, listStatements, type StatementImportJson } from '#contract/statements.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { groupedIban } from '#domain/validation/iban.ts';

const IMPORTS_PER_PAGE = 10;
/** Begins the names of the files' own place in the address. */
const FILES = 'imports_';

/** The movements of the bank account: what waits, filters, one page of rows, the files. All of its state is in the address. */
export async function loadStatements(visit: SignedInVisit) {
  const { t, format, url } = visit;
  const { asked, query } = MOVEMENTS.of(visit);
  const [answer, files, notices] = await Promise.all([
    call(visit, listStatementRows, { query: { ...query, view: viewAsked(asked.view) } }),
    call(visit, listStatements, { query: { ...placeOf(url.searchParams, FILES), per_page: IMPORTS_PER_PAGE } }),
    call(visit, listQuarantine, { query: { open: '1', per_page: 1 } }),
  ]);
  const { count, oldest_on, amount } = answer.waiting;
  const path = pathTo.manager.statements;
  const options = { import: files.data.map(({ id, file_name }) => ({ value: id, label: file_name })) };
  return {
    files: files.data.map((one) => fileView(visit, one)),
    filesPaging: pagingOf(visit, path, files.meta, FILES),
    ...listScreen(visit, MOVEMENTS, {
      asked,
      answer,
      path,
      options,
      about: [
        t('statements:about'),
        centsOf(answer.ether_paid) > 0n && t('statements:ether.inAccount', { paid: format.money(answer.ether_paid) }),
      ]
        .filter(Boolean)
        .join(' '),
      acts: [
        {
          href: pathTo.manager.importStatement,
          label: t('statements:import.open'),
          tone: 'primary',
          icon: 'upload',
        },
      ],
      views: [
        {
          href: path,
          label: t('statements:inbox.waiting'),
          count: format.tokens(count),
          note: oldest_on
            ? t('statements:inbox.note', { age: format.relativeDays(oldest_on), amount: format.money(amount) })
            : undefined,
          current: MOVEMENTS.chips(visit, asked, options).length === 0,
        },
        { href: `${path}?view=all`, label: t('statements:view.all'), current: url.search === '?view=all' },
        { href: pathTo.manager.paymentNotices, label: t('notices:inbox'), count: format.tokens(notices.waiting) },
      ],
      empty: { icon: 'bank', filtered: t('statements:empty'), none: t('statements:none') },
      isMine: (row) => isWaiting(row.state),
      columns: {
        movement: {
          says: (row) => rowTitle(visit, row),
          href: (row) => pathTo.manager.movement(row.id),
          note: (row) => rowNote(visit, row),
          at: ['cut'],
        },
        state: { as: 'chip', says: (row) => rowChip(visit, row), at: ['chip'] },
        order: {
          as: 'title',
          says: ({ investment: order }) => order?.reference,
          href: ({ investment: order }) => order && pathTo.manager.investment(order.id),
          note: ({ investment: order }) => order?.investor,
          at: ['note', 'cut'],
        },
        date: { as: 'recent', says: (row) => row.booked_on, at: ['aside'] },
        amount: { says: (row) => rowAmount(visit, row), at: ['end', 'sum'] },
      },
    }),
  };
}

export type StatementsData = Awaited<ReturnType<typeof loadStatements>>;

function fileView({ t, format }: SignedInVisit, one: StatementImportJson) {
  return {
    id: one.id,
    href: `${pathTo.manager.importStatement}?file=${one.id}`,
    name: one.file_name,
    about: `${t(`statements:format.${one.format.replace(/\./g, '_')}`)} · ${groupedIban(one.account)}`,
    days:
      one.from === one.to
        ? format.date(one.from)
        : t('statements:days', { from: format.date(one.from), to: format.date(one.to) }),
    imported: t('statements:importedBy', { date: format.dateTime(one.imported_at), who: one.imported_by }),
    matched: format.tokens(one.matched + one.resolved),
    waiting: format.tokens(one.waiting),
    ignored: format.tokens(one.ignored),
    repeated: format.tokens(one.repeated),
  };
}
