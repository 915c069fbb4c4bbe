import { call } from '#app/api/call.server.ts';
import { addressWith } from '#app/lists/paging.ts';
import { rowAmount, rowChip, rowTitle } from '#app/parts/movements/row-view.ts';
import { orderChip } from '#app/parts/status/order-chip.ts';
import { projectChip } from '#app/parts/status/project-chip.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { PageMeta } from '#contract/envelope.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { listManagedIssuances } from '#contract/issuances.ts';
import { listStatementRows } from '#contract/statements.ts';
import { listUsers } from '#contract/users.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import type { Found } from './found.ts';

/** So many of each noun stand on the page; the noun's own list has the rest. */
const FIRST = 5;

interface Finding {
  meta: PageMeta;
  rows: Found[];
}

export type Area = 'manager' | 'entrepreneur';

/** People, by name, e-mail, document, telephone and the end of their account. Managers alone. */
export async function findPeople(visit: SignedInVisit, q: string): Promise<Finding> {
  const { data, meta } = await call(visit, listUsers, { query: { q, per_page: FIRST } });
  const rows = data.map(({ id, name, email, registered_at }) => ({
    id,
    href: pathTo.manager.user(id),
    title: name,
    note: email === name ? '' : email,
    amount: '',
    date: visit.format.recent(registered_at),
    chip: null,
  }));
  return { meta, rows };
}

/** Orders, by reference and by their investor. */
export async function findOrders(visit: SignedInVisit, q: string, area: Area): Promise<Finding> {
  const { t, format, lang } = visit;
  const { data, meta } = await call(visit, listManagedInvestments, { query: { q, per_page: FIRST } });
  const rows = data.map(({ id, investor, reference, issuance, amount, created_at, status }) => ({
    id,
    // An issuer has no sheet of an order: their list shows it alone.
    href:
      area === 'manager'
        ? pathTo.manager.investment(id)
        : addressWith(pathTo.entrepreneur.investments, new URLSearchParams(), { q: reference }),
    title: investor.name,
    note: `${reference} · ${localized(issuance.title, lang)}`,
    amount: format.money(amount),
    date: format.recent(created_at),
    chip: orderChip({ t }, status),
  }));
  return { meta, rows };
}

/** Projects, by title and token. */
export async function findProjects(visit: SignedInVisit, q: string, area: Area): Promise<Finding> {
  const { format, lang } = visit;
  const { data, meta } = await call(visit, listManagedIssuances, { query: { q, per_page: FIRST } });
  const rows = data.map(({ id, title, issuer_name, token, created_at, ...project }) => ({
    id,
    href: pathTo[area].issuance(id),
    title: localized(title, lang),
    note: `${token.symbol} · ${issuer_name}`,
    amount: '',
    date: format.recent(created_at),
    chip: projectChip(visit, project),
  }));
  return { meta, rows };
}

/** Movements of the bank account, by who sent them, the bank's words, amounts and the order that they name. Managers alone. */
export async function findMovements(visit: SignedInVisit, q: string): Promise<Finding> {
  const { data, meta } = await call(visit, listStatementRows, { query: { q, per_page: FIRST } });
  const rows = data.map((row) => ({
    id: row.id,
    href: pathTo.manager.movement(row.id),
    title: rowTitle(visit, row),
    note: row.investment?.reference ?? row.bank_reference ?? '',
    amount: rowAmount(visit, row),
    date: visit.format.recent(row.booked_on),
    chip: rowChip(visit, row),
  }));
  return { meta, rows };
}
