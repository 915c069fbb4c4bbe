import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acknowledgeBy, answerBy, decideBy, delayDays, dueAfterWaiting, mayDecide } from '#domain/complaint/clocks.ts';
import { afterAct, COMPLAINT_OUTCOMES, type ComplaintAct, type ComplaintState } from '#domain/complaint/complaint.ts';
import { addDays, endOfDay } from '#domain/time/zone.ts';
import { complaintSteps } from '#tests/support/complaint-steps.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { SEED } from '#tests/support/seed.ts';

const ZONE = 'Europe/Madrid';
let world: InvestWorld;
let desk: ReturnType<typeof complaintSteps>;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  desk = complaintSteps(world);
});
afterAll(() => world?.close());

const step = fc.oneof(
  fc.record({ act: fc.constantFrom('admit', 'dismiss', 'ask', 'reply', 'withdraw') }),
  fc.record({ act: fc.constant('decide' as const), outcome: fc.constantFrom(...COMPLAINT_OUTCOMES) }),
  fc.record({ act: fc.constant('delay' as const), days: fc.integer({ min: -3, max: 90 }) }),
  fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 12 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A complaint as the walk believes it to stand, by the rules alone. */
class Believed {
  state: ComplaintState = 'RECEIVED';
  decideBy: Date | null = null;
  askedAt: Date | null = null;
  answerBy: Date | null = null;
  readonly acts: ComplaintAct[] = [];
  #days = 0;

  constructor(
    readonly id: string,
    readonly client: Person,
    readonly filedAt: Date,
  ) {}

  get now(): Date {
    return world.backEnd.clock.now();
  }

  /** What whoever complains is to read as the last moment of what comes next. */
  get due(): Date | null {
    if (this.state === 'RECEIVED') return acknowledgeBy(this.filedAt, ZONE);
    return this.state === 'ASKED' ? this.answerBy : this.state === 'EXAMINING' ? this.decideBy : null;
  }

  /** Does a step, and says what was to be expected of it beside what came. */
  async take(next: Step): Promise<[expected: string, came: string]> {
    if (next.act === 'wait') {
      this.#days += next.days;
      world.moveDays(this.#days);
      return ['', ''];
    }
    const act = next.act as ComplaintAct;
    const after = afterAct(this.state, act);
    const expected = after === null ? '409 complaint.moved' : this.#fits(next) ? '200' : '422 request.invalid';
    const came = outcome(await this.#send(next));
    if (came === '200' && after) this.#note(next, act, after);
    return [expected, came];
  }

  #dayOf(days: number): string {
    const { min } = delayDays(this.decideBy ?? this.now, this.now, ZONE);
    return addDays(min, days);
  }

  #fits(next: Step): boolean {
    if (next.act === 'decide' && 'outcome' in next) return mayDecide(this, next.outcome, this.now);
    if (next.act !== 'delay' || !('days' in next)) return true;
    const { min, max } = delayDays(this.decideBy ?? this.now, this.now, ZONE);
    const day = this.#dayOf(next.days);
    return day >= min && day <= max;
  }

  #send(next: Step) {
    if ('outcome' in next) return desk.decide(this.id, next.outcome);
    if (next.act === 'delay' && 'days' in next) return desk.delay(this.id, this.#dayOf(next.days));
    if (next.act === 'reply') return desk.reply(this.client, this.id);
    if (next.act === 'withdraw') return desk.withdraw(this.client, this.id);
    if (next.act === 'admit') return desk.admit(this.id);
    return next.act === 'ask' ? desk.ask(this.id) : desk.dismiss(this.id);
  }

  #note(next: Step, act: ComplaintAct, after: ComplaintState): void {
    const { now } = this;
    if (act === 'admit') this.decideBy = decideBy(this.filedAt, now, ZONE);
    if (act === 'reply' && this.decideBy && this.askedAt)
      this.decideBy = dueAfterWaiting(this.decideBy, this.askedAt, now, ZONE);
    if (act === 'delay' && 'days' in next) {
      this.decideBy = endOfDay(this.#dayOf(next.days), ZONE);
      if (this.askedAt) this.askedAt = now;
    }
    if (act === 'ask') [this.askedAt, this.answerBy] = [now, answerBy(now, ZONE)];
    if (after !== 'ASKED') [this.askedAt, this.answerBy] = [null, null];
    this.state = after;
    this.acts.push(act);
  }
}

test('a complaint stands where the rules say, with the days that they say, whatever its sides do in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      world.moveDays(null);
      const client = await world.addPerson();
      const { id } = good(await desk.file(client)).data;
      const filed = new Date(good(await desk.own(client, id)).data.filed_at);
      const believed = new Believed(id, client, filed);
      for (const next of steps) {
        const [expected, came] = await believed.take(next);
        expect([next, came]).toEqual([next, expected]);
        const seen = good(await desk.own(client, id)).data;
        expect([seen.state, seen.due_at]).toEqual([believed.state, believed.due?.toISOString() ?? null]);
      }
      const { steps: course, outcome: decided } = good(await desk.own(client, id)).data;
      expect(course.map(({ act }) => act)).toEqual(believed.acts);
      expect(decided !== null).toBe(believed.state === 'DECIDED');
    }),
    { numRuns: 15, seed: SEED },
  );
  world.moveDays(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
