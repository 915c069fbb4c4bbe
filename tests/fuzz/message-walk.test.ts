import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { messageSweep } from '#backend/modules/messages/sweep-messages.ts';
import { tellMessage } from '#backend/modules/messages/tell-message.ts';
import { changeMessage, getMessage, sendMessage, stopMessage, writeMessage } from '#contract/messages.ts';
import type { MessageState } from '#domain/message/message.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps } from '#tests/support/order-steps.ts';

/** Walks per run: 8 by default, which take some seconds; `npm run fuzz` takes more, with another seed. */
const WALKS = Math.min(Number(process.env.RANDOM_WALKS ?? 8), 300);
const PEOPLE = 4;

let world: InvestWorld;
let offer: Offer;
let people: Person[];
const tally = new Set<string>();

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false } });
  await world.standAlone();
  const steps = orderSteps(world);
  offer = await world.addOffer();
  people = await Promise.all(Array.from({ length: PEOPLE }, () => world.addPerson()));
  for (const who of people) await orderAt(steps, who, offer, 1, 'CHARGED');
  people.sort((a, b) => (a.id < b.id ? -1 : 1));
});
afterAll(() => world.close());

type Command =
  | { do: 'change' | 'send' | 'plan' | 'stop' | 'pass' | 'sweep' | 'reject' }
  | { do: 'tell'; after: number | null };

const command: fc.Arbitrary<Command> = fc.oneof(
  ...(['change', 'plan', 'stop', 'sweep', 'reject'] as const).map((name) => fc.record({ do: fc.constant(name) })),
  { arbitrary: fc.record({ do: fc.constant('send' as const) }), weight: 3 },
  { arbitrary: fc.record({ do: fc.constant('pass' as const) }), weight: 2 },
  {
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      after: fc.option(fc.nat({ max: PEOPLE - 1 })),
    }),
    weight: 4,
  },
);

/** What a message is known to be beside the back end: its state, whether its moment has come, who has it and who may have it. */
class Oracle {
  state: MessageState = 'DRAFT';
  isDue = false;
  readonly has = new Set<string>();
  readonly barred = new Set<string>();

  send(): number {
    if (this.state !== 'DRAFT') return 409;
    if (this.barred.size === PEOPLE) return 409;
    this.state = 'SCHEDULED';
    this.isDue = false;
    return 200;
  }

  stop(): number {
    if (this.state !== 'SCHEDULED' && this.state !== 'SENDING') return 409;
    this.state = this.state === 'SCHEDULED' ? 'DRAFT' : 'STOPPED';
    return 200;
  }

  tell(after: string | null): void {
    if ((this.state !== 'SCHEDULED' && this.state !== 'SENDING') || !this.isDue) return;
    const next = people.filter(({ id }) => (after === null || id > after) && !this.barred.has(id));
    for (const { id } of next) this.has.add(id);
    this.state = next.length === 0 ? 'SENT' : 'SENDING';
  }
}

const bodyOf = (subject: string) => ({
  audience: 'INVESTORS' as const,
  purpose: 'SERVICE' as const,
  issuance: offer.id,
  subject: { es: subject, en: subject },
  text: { es: 'Cerramos el lunes por la lluvia.', en: 'We are closed on Monday.' },
});

class Walk {
  readonly oracle = new Oracle();
  constructor(readonly id: string) {}

  async take(step: Command): Promise<void> {
    const { oracle, id } = this;
    const [params, as] = [{ id }, world.issuer];
    const note = (status: number) => tally.add(`${step.do} ${status}`);
    switch (step.do) {
      case 'change': {
        const { status } = await world.call(changeMessage, { params, body: bodyOf('Aviso nuevo'), as });
        expect(status).toBe(oracle.state === 'DRAFT' ? 200 : 409);
        return void note(status);
      }
      case 'send':
      case 'plan': {
        const at = new Date(Date.now() + 3_600_000).toISOString();
        const body = step.do === 'plan' ? { at } : {};
        const { status } = await world.call(sendMessage, { params, body, as });
        expect(status).toBe(oracle.send());
        return void note(status);
      }
      case 'stop': {
        const { status } = await world.call(stopMessage, { params, body: {}, as });
        expect(status).toBe(oracle.stop());
        return void note(status);
      }
      case 'pass':
        if (oracle.state === 'DRAFT') return;
        await world.db.query(`update messages set at = now() - interval '1 second' where id = $1`, [id]);
        oracle.isDue = true;
        return;
      case 'sweep':
        return sweepEachMinute(world.backEnd.deps, { messages: messageSweep });
      case 'reject': {
        const who = people.find((one) => !oracle.barred.has(one.id));
        if (!who) return;
        await world.db.query(`update users set status = 'REJECTED', rejection_reason = 'USER' where id = $1`, [who.id]);
        oracle.barred.add(who.id);
        return;
      }
      case 'tell': {
        const after = step.after === null ? null : (people[step.after]?.id ?? null);
        oracle.tell(after);
        note(oracle.has.size);
        return tellMessage(world.backEnd.deps, { tenantId: world.tenantId, messageId: id, after });
      }
      default: {
        const unknown: never = step;
        throw new Error(`unknown step ${String(unknown)}`);
      }
    }
  }

  /** The message stands as the oracle says, each has one mail and one notification, and nobody else any. */
  async holds(): Promise<void> {
    const { data } = good(await world.call(getMessage, { params: { id: this.id }, as: world.manager }));
    expect([data.state, data.told]).toEqual([this.oracle.state, this.oracle.has.size]);
    const idsIn = async (table: 'mails' | 'notifications') =>
      (await world.db.query<{ id: string }>(`select user_id as id from ${table} where message_id = $1`, [this.id]))
        .map(({ id }) => id)
        .sort();
    const told = [...this.oracle.has].sort();
    expect([await idsIn('mails'), await idsIn('notifications')]).toEqual([told, told]);
  }
}

test(`${WALKS} random walks of a message agree with the oracle at every step, and nobody is written to twice, early or after a stop`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), async (steps) => {
      const made = await world.call(writeMessage, { body: bodyOf('Aviso de obra'), as: world.issuer });
      const walk = new Walk(good(made).data.id);
      try {
        for (const step of [{ do: 'send' } as const, ...steps, { do: 'tell', after: null } as const]) {
          await walk.take(step);
          await walk.holds();
        }
      } finally {
        await world.db.query(`update users set status = 'VERIFIED', rejection_reason = null where id = any($1)`, [
          people.map(({ id }) => id),
        ]);
      }
    }),
    { numRuns: WALKS },
  );
  // A walk that never got anywhere would prove nothing.
  expect(['send 200', 'stop 200', 'change 409', 'tell 4'].filter((each) => !tally.has(each))).toEqual([]);
}, 3_600_000);
