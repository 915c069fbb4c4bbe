import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addBalance, balanceOf } from '#tests/support/demo-balance.ts';
import { addInvestor, addOffer, type DemoInvestor, OFFER_PRICE } from '#tests/support/demo-copies.ts';
import { window } from '#tests/support/editor-window.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const PAYERS = 6;
const TOKENS = 2;
/** Two tokens at 50 euros. */
const SUM_CENTS = 10_000;
const START_CENTS = 15_000;

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

interface Payer extends DemoInvestor {
  visitor: Visitor;
  /** The breakdown as their window shows it. */
  form: Record<string, string>;
}

/** Somebody with money in their balance, before the button that pays two tokens of an offer with it. */
async function payerOf(slug: string, lang: 'es' | 'en'): Promise<Payer> {
  const investor = await addInvestor(dashboard.database, { lang });
  await addBalance(dashboard.database, investor, START_CENTS);
  const visitor = dashboard.visitor('aurora', lang);
  await visitor.signIn(investor.email);
  const amount = { amount: String(TOKENS * OFFER_PRICE), terms_version: '1', risk_loss: 'on', risk_liquidity: 'on' };
  const placed = await visitor.post(pathTo.invest(slug, 'invest'), { ...amount, idempotency_key: randomUUID() });
  expect(placed.to).toBe(pathTo.invest(slug, 'contribution-breakdown'));
  const form = await window(visitor, pathTo.invest(slug, 'contribution-breakdown'));
  return { ...investor, visitor, form: { ...form, method: 'BALANCE' } };
}

const today = dayIn(new Date(), 'Europe/Madrid');
const [year = '', month = '', day = ''] = addDays(today, 7).split('-');
const ACTS = {
  'suspends the offer': {
    path: (id: string) => pathTo.manager.suspension(id),
    fields: () => ({
      intent: 'suspend',
      ...{ last_day_day: day, last_day_month: month, last_day_year: year },
      reason: 'El emisor revisa sus cuentas',
    }),
    said: 'issuances:box.suspended',
    left: `status = 'CAMPAIGN' and suspended_until is not null`,
  },
  'closes the offer': {
    path: (id: string) => `${pathTo.manager.phase(id)}?to=CLOSED`,
    fields: (name: string) => ({ from: 'CAMPAIGN', to: 'CLOSED', when: 'now', name }),
    said: 'issuances:box.closedOn',
    left: `status = 'CLOSED'`,
  },
} as const;

test.each(['suspends the offer', 'closes the offer'] as const)(
  'a manager who %s while investors pay leaves each paid in whole or not at all, and told which',
  async (act) => {
    const { database } = dashboard;
    const { id, slug, title } = await addOffer(database);
    const payers = await Promise.all(
      Array.from({ length: PAYERS }, (_, at) => payerOf(slug, at % 2 === 0 ? 'es' : 'en')),
    );
    const manager = dashboard.visitor('aurora', 'es');
    await manager.signIn('manager@aurora.test');
    const { path, fields, left } = ACTS[act];
    const pay = ({ visitor, form }: Payer) => visitor.post(pathTo.invest(slug, 'contribution-breakdown'), form);
    const early = payers.slice(0, PAYERS / 2).map(pay);
    const stop = manager.post(path(id), { ...fields(title), idempotency_key: randomUUID() });
    const late = payers.slice(PAYERS / 2).map(pay);
    const [stopped, ...answers] = await Promise.all([stop, ...early, ...late]);
    expect([stopped.status, stopped.to]).toEqual([303, pathTo.manager.issuance(id)]);
    expect(await database.query(`select 1 from issuances where id = $1 and ${left}`, [id])).toHaveLength(1);

    let paid = 0;
    for (const [at, payer] of payers.entries()) {
      const [order] = await database.query<{ status: string; tokens: number }>(
        'select status, tokens::int from investments where user_id = $1',
        [payer.id],
      );
      const isPaid = order?.status !== 'CREATED';
      paid += isPaid ? 1 : 0;
      expect([at, await balanceOf(database, payer)]).toEqual([at, START_CENTS - (isPaid ? SUM_CENTS : 0)]);
      const page = await payer.visitor.follow(answers[at] as Answer);
      // A form that came a moment too late stays where it was and says so; a later one finds the project's page, which says so too.
      const [key, status] = isPaid
        ? ['invest:sign.intro', 200]
        : page.status === 409
          ? ['api_errors:investment.not_open', 409]
          : [ACTS[act].said, 200];
      expect([at, page.status]).toEqual([at, status]);
      expect(readText(partOf(page.text, 'main'))).toContain(wordsOf(at % 2 === 0 ? 'es' : 'en')(String(key)));
    }
    const [taken] = await database.query<{ tokens: number }>(
      `select tokens_taken::int as tokens from issuances where id = $1`,
      [id],
    );
    expect(taken?.tokens).toBe(paid * TOKENS);
    expect(await breachesOf(database, payers[0]?.tenantId ?? '')).toEqual({});
  },
);
