import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getDistribution, listDistributionEarnings, listDistributions } from '#contract/distributions.ts';
import { listAllDistributions, listEarnings, listManagedEarnings, previewClaim } from '#contract/earnings.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getPayoutFile, listPayoutFiles, listPayouts } from '#contract/payouts.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import { DISTRIBUTION_STATUSES } from '#domain/distribution/status.ts';
import { centsOf } from '#domain/money/money.ts';
import { type BackEnd, callApi, type Sent, type Speaker, startBackEnd } from '#tests/support/back-end.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { demoSpeaker } from '#tests/support/demo-speaker.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { good } from '#tests/support/order-steps.ts';

let db: TestDatabase;
let backEnd: BackEnd;

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
});
afterAll(async () => {
  await backEnd.close();
  await db.drop();
});

const sum = (amounts: readonly string[]) => amounts.reduce((all, amount) => all + centsOf(amount), 0n);

/** What every screen of distributions, earnings and pay-outs is made of, added up against the ledger's own rows: the demo's history went through all of it. */
describe.each(['aurora', 'ladrillo'])('the figures of %s', (tenant) => {
  let manager: Speaker & { id: string };
  let issuer: Speaker & { id: string };
  let investor: Speaker & { id: string };
  let tenantId: string;

  beforeAll(async () => {
    [manager, issuer, investor] = [
      await demoSpeaker(db, tenant, 'manager'),
      await demoSpeaker(db, tenant, 'issuer'),
      await demoSpeaker(db, tenant, 'investor'),
    ];
    const [row] = await db.query<{ id: string }>('select id from tenants where name = $1', [tenant]);
    tenantId = row?.id ?? '';
  });

  const ask = async <const E extends Endpoint>(endpoint: E, sent: Sent<E>) =>
    good(await callApi(backEnd.fetch, 'http://api.test', `${tenant}.localhost`, endpoint, sent));
  const all = async () => (await ask(listAllDistributions, { query: { per_page: 100 }, as: manager })).data;

  /** What lies on accounts of one kind, in cents. */
  const onLedger = async (kind: string, of: { user?: string; distribution?: string } = {}) => {
    const [row] = await db.query<{ cents: string }>(
      `select coalesce(sum(p.amount), 0)::text as cents from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
       where a.tenant_id = $1 and a.kind = $2 and ($3::uuid is null or a.user_id = $3) and ($4::uuid is null or a.distribution_id = $4)`,
      [tenantId, kind, of.user ?? null, of.distribution ?? null],
    );
    return BigInt(row?.cents ?? 0);
  };

  test('the demo shows a distribution in every state, and the ledger is whole after all of them', async () => {
    expect(new Set((await all()).map(({ status }) => status))).toEqual(new Set(DISTRIBUTION_STATUSES));
    expect(await breachesOf(db, tenantId)).toEqual({});
  });

  test('a distribution shows the sums of its holders’ parts, and its money is what lies on its account', async () => {
    for (const line of await all()) {
      const { data: sheet } = await ask(getDistribution, { params: { id: line.id }, as: manager });
      const { data: parts } = await ask(listDistributionEarnings, {
        params: { id: line.id },
        query: { per_page: 100 },
        as: manager,
      });
      expect(parts.length).toBe(sheet.holders);
      for (const key of ['gross', 'withheld', 'net', 'income', 'gain', 'capital'] as const)
        expect([line.name, key, sum(parts.map(({ sums }) => sums[key]))]).toEqual([
          line.name,
          key,
          centsOf(sheet.sums[key]),
        ]);
      expect(parts.reduce((tokens, part) => tokens + part.tokens, 0)).toBe(sheet.tokens);
      const paid = parts.filter(({ status }) => status !== 'PENDING');
      expect([sheet.paid_holders, centsOf(sheet.paid)]).toEqual([paid.length, sum(paid.map(({ sums }) => sums.net))]);
      const left = centsOf(sheet.funded) - sum(paid.map(({ sums }) => sums.gross));
      expect(await onLedger('distribution_funds', { distribution: line.id })).toBe(left);
      expect([line.gross, line.withheld, line.net, line.paid]).toEqual([
        sheet.sums.gross,
        sheet.sums.withheld,
        sheet.sums.net,
        sheet.paid,
      ]);
    }
  });

  test('the list of all says the same as each project’s own list, and its tiles count it', async () => {
    const lines = await all();
    const { tiles, unclaimed } = await ask(listAllDistributions, { query: {}, as: manager });
    // What was paid and not claimed lies on its holders' accounts.
    expect(centsOf(unclaimed?.net ?? '0.00')).toBe(await onLedger('earnings_due'));
    for (const { status, count, gross } of tiles) {
      const like = lines.filter((line) => line.status === status);
      expect([status, like.length, sum(like.map((line) => line.gross))]).toEqual([status, count, centsOf(gross)]);
    }
    const own = await ask(listAllDistributions, { query: { per_page: 100 }, as: issuer });
    expect(own.data.length).toBeGreaterThan(0);
    for (const id of new Set(lines.map(({ issuance }) => issuance.id))) {
      const { data } = await ask(listDistributions, { params: { id }, query: { per_page: 100 }, as: manager });
      const here = lines.filter(({ issuance }) => issuance.id === id);
      expect(data.map((line) => [line.id, line.sums.net])).toEqual(here.map((line) => [line.id, line.net]));
    }
  });

  test('an investor reads the same on their page and in their portfolio as the desk does, and what they can claim lies on their account', async () => {
    const own = await ask(listEarnings, { query: { per_page: 100 }, as: investor });
    expect(new Set(own.data.map(({ status }) => status))).toEqual(new Set(['PENDING', 'PAID', 'CLAIMED']));
    const paid = own.data.filter(({ status }) => status !== 'PENDING');
    expect([own.sums.net, own.sums.withheld, own.sums.gross].map(centsOf)).toEqual([
      sum(paid.map(({ net }) => net)),
      sum(paid.map(({ withheld }) => withheld)),
      sum(paid.map(({ gross }) => gross)),
    ]);
    expect(sum(own.quarters.map(({ net }) => net))).toBe(centsOf(own.sums.net));
    const atDesk = await ask(listManagedEarnings, { query: { person: investor.id, per_page: 100 }, as: manager });
    expect(atDesk.data.map(({ id, net, status }) => [id, net, status])).toEqual(
      own.data.map(({ id, net, status }) => [id, net, status]),
    );
    const { data: claim } = await ask(previewClaim, { query: {}, as: investor });
    expect(claim.net).toBe(own.claimable.net);
    expect(await onLedger('earnings_due', { user: investor.id })).toBe(centsOf(own.claimable.net));
    const { data: portfolio } = await ask(getPortfolio, { query: {}, as: investor });
    expect([portfolio.returns.received, portfolio.returns.withheld, portfolio.returns.returned]).toEqual([
      own.sums.net,
      own.sums.withheld,
      own.sums.capital_return,
    ]);
    expect(portfolio.history.at(-1)?.received).toBe(own.sums.net);
  });

  test('the pay-outs that wait and the files that have not left are what is on its way to banks, and what was withheld is kept for the tax office', async () => {
    const { data: waitingNow } = await ask(listPayouts, { query: { per_page: 100 }, as: manager });
    const { data: inFiles } = await ask(listPayouts, { query: { state: 'IN_FILE', per_page: 100 }, as: manager });
    const { data: made } = await ask(listPayoutFiles, { query: { per_page: 100 }, as: manager });
    expect(made.some(({ reported_at }) => reported_at === null)).toBe(true);
    const files = await Promise.all(made.map(({ id }) => ask(getPayoutFile, { params: { id }, as: manager })));
    const rows = files.flatMap(({ data: file }) => file.rows);
    for (const { data: file } of files) expect(sum(file.rows.map(({ amount }) => amount))).toBe(centsOf(file.total));
    const underWay = rows.filter(({ outcome }) => outcome === 'UNDER_WAY' || outcome === 'BOOKED');
    const waiting = sum(waitingNow.map(({ amount }) => amount));
    expect(sum(inFiles.map(({ amount }) => amount))).toBe(sum(underWay.map(({ amount }) => amount)));
    expect(waiting + sum(underWay.map(({ amount }) => amount))).toBe(await onLedger('payouts_due'));
    const earnings = await db.query<{ withheld: string }>(
      "select sum(withheld_cents)::text as withheld from earnings where tenant_id = $1 and status <> 'PENDING'",
      [tenantId],
    );
    expect(await onLedger('withholding_due')).toBe(BigInt(earnings[0]?.withheld ?? 0));
  });
});
