import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney, formatMoneyShort } from '#domain/money/format.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { partOf, readText, sumsIn } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';

const EUR = { symbol: '€', symbolPosition: 'after' } as const;

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

/** What the ledger alone says was paid, by distribution and by person: the issuer's money, what was kept back, and what each person got. */
const PAID = `select e.memo as distribution, a.kind, a.user_id, p.amount from ledger_entries e
  join ledger_postings p on p.tenant_id = e.tenant_id and p.entry_id = e.id
  join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id where e.tenant_id = $1 and e.kind = 'earnings.paid'`;

describe.each([
  ['aurora', 'es'],
  ['ladrillo', 'en'],
] as const)('the screens of %s in %s', (tenant, lang) => {
  let tenantId: string;
  beforeAll(async () => {
    const [row] = await dashboard.database.query<{ id: string }>('select id from tenants where name = $1', [tenant]);
    tenantId = row?.id ?? '';
  });

  const plain = (text: string) => text.replace(/\s+/g, ' ');
  const money = (cents: string | bigint) => plain(formatMoney(BigInt(cents), EUR, lang));
  const signedIn = async (who: string): Promise<Visitor> => {
    const visitor = dashboard.visitor(tenant, lang);
    await visitor.signIn(`${who}@${tenant}.test`);
    return visitor;
  };
  const mainOf = async (who: Visitor, path: string) => readText(partOf((await who.get(path)).text, 'main'));
  /** Sums of the ledger as texts of cents, in one row. */
  const ledger = async <T extends object>(query: string, ...values: unknown[]): Promise<T> => {
    const [row] = await dashboard.database.query<T>(query, [tenantId, ...values]);
    if (!row) throw new Error('the ledger says nothing');
    return row;
  };

  test('an investor’s earnings and portfolio show what the ledger gave them, and no sum that is neither theirs nor made of theirs', async () => {
    const investor = await signedIn('investor');
    const { id } = await ledger<{ id: string }>(
      'select id from users where tenant_id = $1 and email = $2',
      `investor@${tenant}.test`,
    );
    const { net } = await ledger<{ net: string }>(
      `select coalesce(sum(amount), 0)::text as net from (${PAID}) paid where user_id = $2`,
      id,
    );
    const { due } = await ledger<{ due: string }>(
      `select coalesce(sum(p.amount), 0)::text as due from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
       where a.tenant_id = $1 and a.kind = 'earnings_due' and a.user_id = $2`,
      id,
    );
    expect(BigInt(net)).toBeGreaterThan(0n);
    const parts = await dashboard.database.query<{ sums: string[]; quarter: string | null; paid: boolean }>(
      `select array[e.gross_cents, e.withheld_cents, e.net_cents, e.return_cents]::text[] as sums, e.status <> 'PENDING' as paid,
         to_char(e.executed_at at time zone 'Europe/Madrid', 'YYYY-Q') as quarter
       from earnings e join distributions d on d.tenant_id = e.tenant_id and d.id = e.distribution_id
       where e.tenant_id = $1 and e.user_id = $2 and d.status in ('APPROVED', 'PAID')`,
      [tenantId, id],
    );
    const sumOf = (rows: typeof parts, at: number) => rows.reduce((sum, { sums }) => sum + BigInt(sums[at] ?? 0), 0n);
    const paid = parts.filter((part) => part.paid);
    expect(sumOf(paid, 2)).toBe(BigInt(net));
    const byQuarter = [...new Set(paid.map(({ quarter }) => quarter))].map((quarter) =>
      paid.filter((part) => part.quarter === quarter),
    );
    const known = new Set(
      [...parts.map((part) => [part]), ...byQuarter, paid, parts].flatMap((rows) =>
        [0, 1, 2, 3].map((at) => money(sumOf(rows, at))),
      ),
    );
    known.add(money(due));
    known.add(money(0n));
    const page = await mainOf(investor, '/user/earnings');
    // Ticks of the chart are rounded and have no cents.
    const strange = sumsIn(page)
      .map(plain)
      .filter((sum) => /[.,]\d\d(?!\d)/.test(sum) && !known.has(sum));
    expect(strange).toEqual([]);
    for (const sum of [money(due), money(net), money(sumOf(paid, 1))]) expect(page).toContain(sum);
    // The list's last line adds up all that it shows.
    expect(parts.length).toBeGreaterThan(1);
    expect(page).toContain([0, 1, 2].map((at) => money(sumOf(parts, at))).join(' '));
    const portfolio = await mainOf(investor, '/user/portfolio');
    for (const sum of [money(net), money(sumOf(paid, 1))]) expect(portfolio).toContain(sum);
  });

  test.each(['manager', 'entrepreneur'] as const)(
    'each distribution that was paid shows in the area of the %s what the ledger moved for it, in its list and on its sheet',
    async (area) => {
      const who = await signedIn(area === 'manager' ? 'manager' : 'issuer');
      const moved = await dashboard.database.query<Record<'id' | 'issuance' | 'gross' | 'withheld' | 'net', string>>(
        `select d.id, d.issuance_id as issuance, (-sum(p.amount) filter (where p.kind = 'distribution_funds'))::text as gross,
           coalesce(sum(p.amount) filter (where p.kind = 'withholding_due'), 0)::text as withheld,
           coalesce(sum(p.amount) filter (where p.user_id is not null), 0)::text as net
         from distributions d join (${PAID}) p on p.distribution = d.id::text join issuances i on i.tenant_id = d.tenant_id and i.id = d.issuance_id
         join users u on u.tenant_id = i.tenant_id and u.id = i.issuer_user_id
         where d.tenant_id = $1 and d.status = 'PAID' and ($2 = 'manager' or u.email = $3) group by 1, 2`,
        [tenantId, area, `issuer@${tenant}.test`],
      );
      expect(moved.length).toBeGreaterThan(0);
      const list = await mainOf(who, `/${area}/earnings?status=PAID`);
      for (const { id, issuance, gross, withheld, net } of moved) {
        expect(BigInt(gross)).toBe(BigInt(withheld) + BigInt(net));
        const sheet = await mainOf(who, `/${area}/issuances/${issuance}/benefits/${id}`);
        for (const sum of [gross, withheld, net].filter((cents) => cents !== '0')) {
          expect(sheet).toContain(money(sum));
          expect(list).toContain(money(sum));
        }
      }
    },
  );

  test('managers read what is still to be claimed as it lies on holders’ accounts, and what is on its way to banks to the cent', async () => {
    const manager = await signedIn('manager');
    const of = (kind: string) =>
      ledger<{ cents: string }>(
        `select coalesce(sum(p.amount), 0)::text as cents from ledger_accounts a join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
         where a.tenant_id = $1 and a.kind = $2`,
        kind,
      );
    const due = BigInt((await of('earnings_due')).cents);
    if (due > 0n) expect(await mainOf(manager, '/manager/earnings')).toContain(plain(formatMoneyShort(due, EUR, lang)));
    const shown = [];
    for (const state of ['WAITING', 'IN_FILE']) {
      const table =
        /<table\b.*?<\/table>/s.exec((await manager.get(`/manager/payouts?state=${state}`)).text)?.[0] ?? '';
      // Its caption, its head and its rows: a sum stands in each row once.
      for (const row of table.split('<tr').slice(2)) shown.push(sumsIn(readText(row)).map(plain)[0]);
    }
    const rows = await dashboard.database.query<{ cents: string }>(
      `select amount_cents::text as cents from payouts where tenant_id = $1 and state in ('WAITING', 'IN_FILE')`,
      [tenantId],
    );
    expect(shown.filter(Boolean).sort()).toEqual(rows.map(({ cents }) => money(cents)).sort());
    expect(rows.reduce((sum, { cents }) => sum + BigInt(cents), 0n)).toBe(BigInt((await of('payouts_due')).cents));
  });
});
