import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { voteSweep } from '#backend/modules/votes/sweep-votes.ts';
import { getPortfolio } from '#contract/portfolio.ts';
import {
  castBallot,
  decideVote,
  getVoteFile,
  listManagedVotes,
  listOwnVotes,
  proposeVote,
  withdrawVote,
} from '#contract/votes.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { bookTokens } from '#tests/support/distribution-steps.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

const OPTIONS = [
  { es: 'Sí', en: 'Yes' },
  { es: 'No', en: 'No' },
];
let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
});
afterAll(() => world?.close());

const today = () => dayIn(world.backEnd.clock.now(), 'Europe/Madrid');
const bodyOf = (change: Record<string, unknown> = {}) => ({
  question: { es: '¿Ampliar el plazo?', en: 'Extend the term?' },
  explanation: { es: 'Seis meses más.', en: 'Six months more.' },
  options: OPTIONS,
  quorum_percent: 50,
  record_on: today(),
  opens_on: addDays(today(), 1),
  closes_on: addDays(today(), 3),
  ...change,
});
const propose = (offer: Offer, as: Person = world.issuer, change: Record<string, unknown> = {}) =>
  world.call(proposeVote, { params: { id: offer.id }, body: bodyOf(change), as, key: randomUUID() });
const decide = (id: string, approve: boolean, reason?: string) =>
  world.call(decideVote, { params: { id }, body: { approve, reason }, as: world.manager, key: randomUUID() });
const cast = (as: Person, id: string, choice: number) =>
  world.call(castBallot, { params: { id }, body: { choice }, as });
const own = async (as: Person, offer: Offer) =>
  good(await world.call(listOwnVotes, { params: { id: offer.id }, as })).data.votes;
const managed = async (offer: Offer, as: Person = world.manager) =>
  good(await world.call(listManagedVotes, { params: { id: offer.id }, as })).data.votes;

/** A project with two holders: of 60 tokens and of 40. */
async function held() {
  const offer = await world.addOffer({ tokens: 100 });
  const [ana, eva] = [await world.addPerson(), await world.addPerson()];
  await bookTokens(world, ana, offer, 60, 5);
  await bookTokens(world, eva, offer, 40, 5);
  return { offer, ana, eva };
}

test('a vote runs from its call over a manager’s yes to a result by tokens, and a ballot is changed until its end', async () => {
  const { offer, ana, eva } = await held();
  const { id } = good(await propose(offer)).data;
  expect(await own(ana, offer)).toEqual([]);
  expect(outcome(await cast(ana, id, 0))).toBe('404 not_found');
  good(await decide(id, true));
  expect((await own(ana, offer))[0]).toMatchObject({ standing: 'COMING', tokens: 60, ballot: null });
  expect(outcome(await cast(ana, id, 0))).toBe('409 vote.not_open');
  world.moveDays(1);
  for (let times = 0; times < 2; times += 1) await sweepEachMinute(world.backEnd.deps, { votes: voteSweep });
  expect((await world.mailsTo(ana)).filter(({ kind }) => kind === 'vote.opened')).toHaveLength(1);
  good(await cast(ana, id, 0));
  good(await cast(eva, id, 1));
  good(await cast(ana, id, 1));
  expect((await own(ana, offer))[0]).toMatchObject({ standing: 'OPEN', ballot: { choice: 1 }, result: null });
  expect((await managed(offer))[0]?.result).toBeNull();
  expect((await world.call(getVoteFile, { params: { id }, as: world.manager })).status).toBe(404);
  world.moveDays(4);
  expect(outcome(await cast(ana, id, 0))).toBe('409 vote.not_open');
  expect((await own(eva, offer))[0]?.result).toEqual({
    ...{ supply: 100, voted: 100, ballots: 2, tokens: [0, 100], turnout: '100.00', quorum_reached: true, carried: 1 },
  });
  // However often the job runs, and however many of it at once, each holder is told once, and what they voted themselves.
  await Promise.all([
    sweepEachMinute(world.backEnd.deps, { votes: voteSweep }),
    sweepEachMinute(world.backEnd.deps, { votes: voteSweep }),
  ]);
  await sweepEachMinute(world.backEnd.deps, { votes: voteSweep });
  for (const holder of [ana, eva]) {
    const told = (await world.mailsTo(holder)).filter(({ kind }) => kind === 'vote.closed');
    expect(told).toHaveLength(1);
    expect(told[0]?.plain).toContain('«No»');
  }
  const file = async (as: Person) => {
    const { data } = good(await world.call(getVoteFile, { params: { id }, as }));
    return Buffer.from(data.base64, 'base64').toString();
  };
  expect(await file(world.manager)).toContain(ana.name);
  expect(await file(world.issuer)).not.toContain(ana.name);
  expect(await file(world.issuer)).toContain('"No"');
  world.moveDays(null);
});

test('a ballot weighs what its holder had at the record date, whatever moved since', async () => {
  const { offer, ana } = await held();
  const { id } = good(await propose(offer)).data;
  good(await decide(id, true));
  world.moveDays(1);
  const late = await world.addPerson();
  await bookTokens(world, late, offer, 10, -1);
  expect(outcome(await cast(late, id, 0))).toBe('404 not_found');
  good(await cast(ana, id, 0));
  const [row] = await world.db.query<{ tokens: string }>('select tokens from ballots where vote_id = $1', [id]);
  expect(Number(row?.tokens)).toBe(60);
  world.moveDays(null);
});

test('a result is mailed on from whom it had reached, to nobody twice, and to nobody who has held none', async () => {
  const { offer, ana, eva } = await held();
  const { id } = good(await propose(offer)).data;
  good(await decide(id, true));
  world.moveDays(1);
  const late = await world.addPerson();
  await bookTokens(world, late, offer, 10, -1);
  world.moveDays(5);
  const [first, second] = [ana, eva].sort((one, other) => (one.id < other.id ? -1 : 1)) as [Person, Person];
  // As a process leaves it that was ended between two batches.
  await world.db.query('update votes set result_told_to = $1 where id = $2', [first.id, id]);
  await sweepEachMinute(world.backEnd.deps, { votes: voteSweep });
  const results = async (person: Person) =>
    (await world.mailsTo(person)).filter(({ kind }) => kind === 'vote.closed').length;
  expect([await results(first), await results(second), await results(late)]).toEqual([0, 1, 0]);
  world.moveDays(null);
});

test('an open vote waits in the portfolio of who has a say, until they have voted or it is over', async () => {
  const { offer, ana, eva } = await held();
  const { id } = good(await propose(offer)).data;
  good(await decide(id, true));
  const waits = async (as: Person) =>
    good(await world.call(getPortfolio, { query: { period: 'all' }, as })).data.open_votes;
  expect(await waits(ana)).toEqual([]);
  world.moveDays(1);
  expect(await waits(ana)).toMatchObject([
    { issuance: { id: offer.id }, question: { en: 'Extend the term?' }, tokens: 60 },
  ]);
  good(await cast(ana, id, 0));
  expect(await waits(ana)).toEqual([]);
  expect(await waits(await world.addPerson())).toEqual([]);
  expect(await waits(eva)).toHaveLength(1);
  world.moveDays(4);
  expect(await waits(eva)).toEqual([]);
  world.moveDays(null);
});

test('a call says at each day what is wrong, and nobody calls one where nobody holds tokens', async () => {
  const { offer } = await held();
  const wrong = await propose(offer, world.issuer, { record_on: addDays(today(), 2), closes_on: today() });
  expect(Object.keys((wrong.body as { fields?: object }).fields ?? {}).sort()).toEqual(['closes_on', 'record_on']);
  expect(outcome(await propose(await world.addOffer()))).toBe('409 vote.no_holders');
});

test('a call is decided once, refused with a reason, and taken back until it opens', async () => {
  const { offer, ana } = await held();
  const first = good(await propose(offer)).data.id;
  expect((await decide(first, false)).status).toBe(422);
  good(await decide(first, false, 'Falta explicar el coste'));
  expect(outcome(await decide(first, true))).toBe('409 vote.decided');
  expect((await managed(offer, world.issuer))[0]).toMatchObject({
    standing: 'REJECTED',
    reason: 'Falta explicar el coste',
  });
  const second = good(await propose(offer)).data.id;
  good(await decide(second, true));
  const withdraw = (as: Person) =>
    world.call(withdrawVote, { params: { id: second }, body: { reason: 'Cambia el plan' }, as, key: randomUUID() });
  expect((await withdraw(ana)).status).toBe(403);
  good(await withdraw(world.issuer));
  expect(await own(ana, offer)).toEqual([]);
  const third = good(await propose(offer)).data.id;
  world.moveDays(1);
  expect(outcome(await decide(third, true))).toBe('409 vote.too_late');
  world.moveDays(null);
});

test('a vote of another issuer’s project, and one in which somebody has no say, is not there', async () => {
  const { offer } = await held();
  const { id } = good(await propose(offer)).data;
  const other = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  expect((await world.call(listManagedVotes, { params: { id: offer.id }, as: other })).status).toBe(404);
  const stranger = await world.addPerson();
  expect((await world.call(listOwnVotes, { params: { id: offer.id }, as: stranger })).status).toBe(404);
  expect((await world.call(castBallot, { params: { id }, body: { choice: 0 }, as: stranger })).status).toBe(404);
});
