import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn, problemsIn } from '#tests/support/form-page.ts';
import {
  addressOf,
  expectRefused,
  type Fields,
  FORMS,
  type FormName,
  ORDER,
  type OrderForms,
  orderForms,
  type Posted,
  send,
} from '#tests/support/order-forms.ts';
import { type Answer, DEMO_PASSWORD } from '#tests/support/visitor.ts';
import type { Walker } from '#tests/support/walker.ts';

let dashboard: Dashboard;
let forms: OrderForms;
beforeAll(async () => {
  dashboard = await startDashboard();
  forms = orderForms(dashboard);
});
afterAll(() => dashboard?.stop());

/** Another window of the same browser. */
function windowOf({ visitor }: Walker) {
  const other = dashboard.visitor(visitor.host.split('.')[0]);
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

const count = async (sql: string, walker: Walker): Promise<number> =>
  Number((await dashboard.database.query<{ count: string }>(`select count(*) ${sql}`, [walker.userId]))[0]?.count);
const ordersOf = ({ userId }: Walker) =>
  dashboard.database.query<{ id: string; status: string; tokens: number; amount: string }>(
    'select id, status, tokens::int, amount_cents::text as amount from investments where user_id = $1',
    [userId],
  );
const MOVES_TO = (status: string) =>
  `from investment_events e join investments i on i.id = e.investment_id where i.user_id = $1 and e.status = '${status}'`;

/** Sends a form from several windows at once; each answer says where to go or what was wrong, none is a fault. */
async function atOnce(walker: Walker, posted: Posted, changes: Record<string, string>[]): Promise<Answer[]> {
  const answers = await Promise.all(
    changes.map((change) => send({ ...walker, visitor: windowOf(walker) }, posted, change)),
  );
  for (const { status } of answers) expect([302, 303, 409]).toContain(status);
  return answers;
}

describe('a form sent twice', () => {
  const KEYS = (): Fields[] => [
    { idempotency_key: 'one-and-the-same' },
    { idempotency_key: 'one-and-the-same' },
    {},
    {},
  ];

  test('makes one order, whose amount is the one that was sent last', async () => {
    const walker = await forms.standingBefore(FORMS.amount);
    await atOnce(walker, FORMS.amount, KEYS());
    expect(await ordersOf(walker)).toMatchObject([{ status: 'CREATED', tokens: 2 }]);
    expect(await count(MOVES_TO('CREATED'), walker)).toBe(1);
    // The same key with another amount is another form: it says so and changes nothing.
    const again = await send(walker, FORMS.amount, { idempotency_key: 'one-and-the-same', amount: '450' });
    expect([again.status, problemsIn(again.text).length]).toEqual([409, 1]);
    expect((await send(walker, FORMS.amount, { amount: '150' })).status).toBe(303);
    expect(await ordersOf(walker)).toMatchObject([{ status: 'CREATED', tokens: 3, amount: '15000' }]);
  });

  test('declares one interest, confirms once and tells once', async () => {
    const interested = await forms.standingBefore(FORMS.interest);
    await atOnce(interested, FORMS.interest, KEYS());
    expect(await ordersOf(interested)).toMatchObject([{ status: 'RESERVED', tokens: 2 }]);

    const walker = await forms.standingBefore(FORMS.amount);
    await send(walker, FORMS.amount);
    await atOnce(walker, FORMS.breakdown, KEYS());
    expect(await ordersOf(walker)).toMatchObject([{ status: 'IN_UPLOAD_PROOF_OF_PAYMENT' }]);
    expect(await count(MOVES_TO('ACCEPTED'), walker)).toBe(1);
    // Nothing but the mail with the data of the transfer, once.
    const told = await count(`from mails where user_id = $1 and kind = 'investment.transfer_awaited'`, walker);
    expect([
      told,
      await count(`from mails where user_id = $1 and kind = 'investment.order_confirmed'`, walker),
    ]).toEqual([1, 0]);
    await atOnce(walker, FORMS.method, KEYS());
    expect(await ordersOf(walker)).toMatchObject([{ status: 'IN_UPLOAD_PROOF_OF_PAYMENT', amount: '10000' }]);
    // Both windows still show the breakdown: it leads on to where the order stands.
    const late = await send(walker, FORMS.breakdown);
    expect([late.status, late.to]).toEqual([303, pathTo.invest(walker.offer.slug, 'payment-bankwire')]);
    expect(
      await count(`from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.user_id = $1`, walker),
    ).toBe(0);
  });

  test('counts one attempt of the test and chooses one type', async () => {
    const walker = await forms.standingBefore(FORMS.test);
    const page = await walker.visitor.get(addressOf(walker, FORMS.test));
    const names = new Set(page.text.match(/answer_\w+/g));
    const answers = Object.fromEntries([...names].map((name) => [name, 'true']));
    await atOnce(
      walker,
      FORMS.test,
      [1, 2, 3].map(() => ({ ...answers, idempotency_key: 'one-and-the-same' })),
    );
    expect([names.size, await count('from suitability_tests where user_id = $1', walker)]).toEqual([7, 1]);
  });
});

describe('another person’s order', () => {
  test('is not moved by naming it in a form of one’s own', async () => {
    const theirs = await forms.standingBefore(FORMS.method);
    const [order] = await ordersOf(theirs);
    const [card] = await dashboard.database.query<{ id: string }>(
      `insert into saved_cards (tenant_id, id, user_id, provider_card, brand, last4, expiry_month, expiry_year, created_at)
       select tenant_id, gen_random_uuid(), id, 'pm_' || id, 'visa', '4242', 12, 2030, now() from users where id = $1 returning id`,
      [theirs.userId],
    );
    if (!order || !card) throw new Error('there is nothing to take');
    const walker = await forms.before('method');
    const ids = {
      id: order.id,
      investment_id: order.id,
      investment: order.id,
      user_id: theirs.userId,
      slug: theirs.offer.slug,
    };
    await forms.unchanged(theirs, async () => {
      expect((await send(walker, FORMS.method, { ...ids, method: 'CASH' })).status).toBe(422);
      for (const name of ['amount', 'more', 'loss'] as const) {
        const own = await forms.standingBefore(FORMS[name]);
        expect((await send(own, FORMS[name], ids)).status).toBe(303);
        expect((await ordersOf(own)).map(({ id }) => id)).not.toContain(order.id);
      }
      await send(walker, FORMS.giveUp, { intent: 'remove-card', card: card.id });
      const revoked = await walker.visitor.post(`/user/investments/${order.id}/revoke`, {
        idempotency_key: randomUUID(),
      });
      expect((await walker.visitor.get(`/user/investments/${order.id}/revoke`)).status).toBe(404);
      expect(revoked.status).toBeLessThan(500);
    });
    expect(await count('from saved_cards where user_id = $1', theirs)).toBe(1);
  });

  test('is neither read nor signed: another’s contract', async () => {
    const theirs = await forms.standingBefore(FORMS.sign);
    const walker = await forms.standingBefore(FORMS.sign);
    const text = (await theirs.visitor.get(addressOf(theirs, FORMS.sign))).text;
    const file = /\/resources\/files\/[0-9a-f-]+/.exec(text)?.[0] ?? '';
    expect([(await theirs.visitor.get(file)).status, (await walker.visitor.get(file)).status]).toEqual([200, 404]);
    const [{ name } = { name: '' }] = await dashboard.database.query<{ name: string }>(
      `select first_name || ' ' || last_name as name from user_profiles where user_id = $1`,
      [walker.userId],
    );
    for (const person of [walker, theirs]) {
      await forms.unchanged(person, async () => {
        const change = { typed_name: name, sha256: controlIn(text, 'sha256').value };
        const answer = await send(walker, FORMS.sign, change);
        expect([answer.status, problemsIn(answer.text).length]).toEqual([409, 1]);
        expect(controlIn(answer.text, 'typed_name').value).toBe(name);
      });
    }
  });

  test('an order of another tenant is not found', async () => {
    const walker = await forms.before('amount');
    const elsewhere = await forms.before('referral');
    const answer = await walker.visitor.post(pathTo.invest(elsewhere.offer.slug, 'invest'), {
      ...ORDER,
      idempotency_key: randomUUID(),
    });
    expect(answer.status).toBe(404);
    expect((await walker.visitor.post('/invest/%00/invest', ORDER)).status).toBe(404);
  });
});

describe('an offer that changed while its page was open', () => {
  const change = (walker: Walker, set: string) =>
    dashboard.database.query(`update issuances set ${set} where id = $1`, [walker.offer.id]);

  test('takes nothing more once it is closed; what was confirmed may still be paid', async () => {
    for (const name of ['amount', 'interest', 'breakdown'] as const) {
      const walker = await forms.standingBefore(FORMS[name]);
      await change(walker, `status = 'CLOSED'`);
      await forms.unchanged(walker, async () => {
        const answer = await send(walker, FORMS[name]);
        expect([name, answer.status, answer.to]).toEqual([name, 302, `/user/issuances/${walker.offer.id}`]);
      });
    }
  });

  test('an offer at another price says so, asks again, and orders at the price that was shown', async () => {
    for (const name of ['amount', 'breakdown'] as const) {
      const walker = await forms.standingBefore(FORMS[name]);
      await change(walker, `price = '60', terms_version = 2`);
      await forms.unchanged(walker, async () => {
        const answer = await send(walker, FORMS[name]);
        expect([name, answer.status, problemsIn(answer.text).length]).toEqual([name, 409, 1]);
      });
    }
    const walker = await forms.standingBefore(FORMS.amount);
    await change(walker, `price = '60', terms_version = 2`);
    const asked = await send(walker, FORMS.amount);
    expect([controlIn(asked.text, 'amount').value, controlIn(asked.text, 'terms_version').value]).toEqual(['100', '2']);
    expect((await send(walker, FORMS.amount, { terms_version: '2' })).status).toBe(303);
    // Never for more than was typed: one token now, where it was two.
    expect(await ordersOf(walker)).toMatchObject([{ tokens: 1, amount: '6000' }]);
  });

  test('an offer with a higher minimum asks for more', async () => {
    const walker = await forms.standingBefore(FORMS.amount);
    await change(walker, 'min_tokens = 5');
    await forms.unchanged(walker, async () => {
      expectRefused(await send(walker, FORMS.amount), { amount: '100' });
    });
    const confirming = await forms.standingBefore(FORMS.breakdown);
    await change(confirming, 'min_tokens = 5');
    await forms.unchanged(confirming, async () => {
      const answer = await send(confirming, FORMS.breakdown);
      expect([answer.status, problemsIn(answer.text).length]).toEqual([422, 1]);
    });
  });
});

describe('a session that ended while its page was open', () => {
  test.each(Object.keys(FORMS) as FormName[])('%s: nothing is done, and signing in leads back there', async (name) => {
    const walker = await forms.before(name);
    const address = addressOf(walker, FORMS[name]);
    await dashboard.database.query('update access_tokens set revoked_at = now() where user_id = $1', [walker.userId]);
    await forms.unchanged(walker, async () => {
      const answer = await send(walker, FORMS[name]);
      expect([answer.status, answer.to]).toEqual([302, `/login?next=${encodeURIComponent(address)}`]);
      const nobody = dashboard.visitor((FORMS[name] as Posted).tenant);
      expect((await nobody.post(address, FORMS[name].fields)).to).toBe(answer.to);
      const back = await walker.visitor.post(answer.to ?? '', { email: walker.email, password: DEMO_PASSWORD });
      expect([back.status, back.to]).toEqual([303, address]);
      expect((await walker.visitor.get(address)).status).toBe(200);
    });
  });
});
