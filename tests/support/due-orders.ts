import { joinWaitingList } from '#contract/waiting-list.ts';
import { type Due, dueRows } from './due-rows.ts';
import type { InvestWorld, Offer } from './invest-world.ts';
import { good, orderAt, orderSteps } from './order-steps.ts';

/** Everything of orders, their payments, their places and their runs that comes due with time, by kind and a few words. */
export function dueOrders(world: InvestWorld) {
  const { call, db, tenantId } = world;
  const { key, ago, stands, queued } = dueRows(world);
  const steps = orderSteps(world);
  const order = async (status: 'ACCEPTED' | 'CHARGED', offer?: Offer, sophisticated = true) =>
    orderAt(steps, await world.addPerson({ sophisticated }), offer ?? (await world.addOffer()), 2, status);
  async function attempt(state: 'OPEN' | 'PAID', of: string, expiresAt: Date, details: object, updatedAt: Date) {
    const id = key();
    await db.query(
      `insert into payment_attempts (tenant_id, id, investment_id, method, provider, reference, state, amount_cents, currency, details, expires_at, created_at, updated_at)
       values ($1, $2, $3, 'CARD', 'card', $4, $5, 10000, 'eur', $6, $7, $8, $8)`,
      [tenantId, id, of, key(), state, details, expiresAt, updatedAt],
    );
    return id;
  }

  return {
    orders: {
      'an unpaid order whose time is over': async () => {
        const id = await order('ACCEPTED');
        await db.query('update investments set expires_at = $2 where id = $1', [id, ago(1)]);
        return stands('investments', id, `status = 'CANCELED'`);
      },
      'an unpaid order whose time is nearly over': async () => {
        const id = await order('ACCEPTED');
        await db.query('update investments set expires_at = $2, accepted_at = $3 where id = $1', [
          id,
          ago(-1440),
          ago(2880),
        ]);
        return stands('investments', id, 'reminded_at is not null');
      },
      'a paid order whose tokens are made at purchase': async () =>
        stands(
          'investments',
          await order('CHARGED', await world.addOffer({ strategy: 'AT_PURCHASE' })),
          `status = 'MINTED'`,
        ),
      'a paid order whose money just reaches the soft cap': async () => {
        const offer = await world.addOffer({ strategy: 'AT_SOFT_CAP', softCapTokens: 2 });
        return stands('investments', await order('CHARGED', offer), `status = 'MINTED'`);
      },
      'a paid order whose campaign ends at this moment': async () => {
        const offer = await world.addOffer({ strategy: 'AT_CAMPAIGN_END', softCapTokens: 2 });
        const id = await order('CHARGED', offer);
        await db.query('update issuances set campaign_ends_at = $2 where id = $1', [offer.id, ago(0)]);
        return stands('investments', id, `status = 'MINTED'`);
      },
      'a minted order whose offer has closed': async () => {
        const offer = await world.addOffer({ strategy: 'MANUAL' });
        const id = await order('CHARGED', offer);
        good(await steps.mint(id));
        await db.query(`update issuances set status = 'CLOSED' where id = $1`, [offer.id]);
        return stands('investments', id, `status = 'CLOSED'`);
      },
    },
    attempts: {
      'a payment of which nothing was heard in its time': async () =>
        stands(
          'payment_attempts',
          await attempt('OPEN', await order('ACCEPTED'), ago(1), {}, ago(60)),
          `state = 'EXPIRED'`,
        ),
    },
    refunds: {
      'a refund of which its provider has said nothing for hours': async () => {
        const [of, refund, payment] = [await order('CHARGED'), key(), key()];
        const paid = await attempt('PAID', of, ago(300), { refundAsked: refund }, ago(200));
        await db.query(
          `insert into payments (tenant_id, id, investment_id, method, state, amount_cents, attempt_id, created_at)
           values ($1, $2, $3, 'CARD', 'CONFIRMED', 10000, $4, $5)`,
          [tenantId, payment, of, paid, ago(300)],
        );
        await db.query(
          `insert into refunds (tenant_id, id, investment_id, payment_id, method, amount_cents, state, created_at)
           values ($1, $2, $3, $4, 'CARD', 10000, 'PENDING', $5)`,
          [tenantId, refund, of, payment, ago(300)],
        );
        return queued('refund.send', 'refundId', refund);
      },
    },
    waitingLists: {
      'a place whose tokens have become free': async () => {
        const offer = await world.addOffer({ tokens: 2, oversubscription: 'WAITING_LIST' });
        const sold = await order('CHARGED', offer);
        const who = await world.addPerson();
        good(await call(joinWaitingList, { params: { id: offer.id }, body: { tokens: 2 }, as: who, key: key() }));
        good(await steps.cancel(sold));
        return async () =>
          (await db.query(`select 1 from waiting_places where user_id = $1 and state = 'OFFERED'`, [who.id])).length >
          0;
      },
    },
    runs: {
      'a run that has lost its job': async () => {
        const { run } = good(await steps.mintMany([await order('CHARGED')])).data;
        await db.query('update runs set moved_at = $2 where id = $1', [run, ago(1)]);
        return queued('run.work', 'runId', run);
      },
    },
    totals: {
      'a change that no total counts yet': async () => {
        await order('ACCEPTED');
        const left = () => db.query('select 1 from total_changes where tenant_id = $1', [tenantId]);
        if ((await left()).length === 0) throw new Error('nothing has changed');
        return async () => (await left()).length === 0;
      },
    },
  } satisfies Record<string, Record<string, Due>>;
}
