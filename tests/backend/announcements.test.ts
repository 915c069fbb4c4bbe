import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobData } from '#backend/jobs/queues.ts';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { updateSweep } from '#backend/modules/announcements/sweep-updates.ts';
import { tellOfUpdate } from '#backend/modules/announcements/tell-of-update.ts';
import {
  answerQuestion,
  changeUpdate,
  getUpdate,
  listAnnouncements,
  publishUpdate,
  withdrawUpdate,
  writeUpdate,
} from '#contract/announcements.ts';
import { askQuestion, followIssuance, getIssuance } from '#contract/issuances.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterAll(() => world.close());

const NEWS = {
  title: { es: 'Ya hay permiso', en: 'The permit is here' },
  body: { es: '<p>Las obras empiezan <script>alert(1)</script>en mayo.</p>', en: '<p>Work begins in May.</p>' },
};
const write = async (offer: Offer, as: Person = world.issuer) =>
  good(await world.call(writeUpdate, { params: { id: offer.id }, body: NEWS, as })).data.id;
const publish = (id: string, at?: string, as: Person = world.issuer) =>
  world.call(publishUpdate, { params: { id }, body: at ? { at } : {}, as });
const shown = async (offer: Offer, as: Person) =>
  good(await world.call(getIssuance, { params: { id: offer.id }, as })).data.updates;
/** Does the job of a piece of news from its beginning, twice, as one does whose process was killed in between. */
async function tell(updateId: string): Promise<void> {
  const data: JobData['update.tell'] = { tenantId: world.tenantId, updateId, after: null };
  for (let times = 0; times < 2; times += 1) await tellOfUpdate(world.backEnd.deps, data);
}
const follow = (offer: Offer, as: Person) =>
  world.call(followIssuance, { params: { id: offer.id }, body: { followed: true }, as });

test('news is read by nobody until it is published, then cleaned, and told once to followers and holders in their language', async () => {
  const offer = await world.addOffer();
  const [follower, holder, stranger] = [
    await world.addPerson(),
    await world.addPerson({ sophisticated: true }),
    await world.addPerson(),
  ];
  good(await follow(offer, follower));
  const order = await orderAt(steps, holder, offer, 2, 'CHARGED');
  await steps.mint(order);
  await world.db.query(`update users set lang = 'en' where id = $1`, [holder.id]);
  const id = await write(offer);
  expect(await shown(offer, stranger)).toEqual([]);
  expect(good(await world.call(getUpdate, { params: { id }, as: world.issuer })).data.audience).toBe(2);
  good(await publish(id));
  expect((await shown(offer, stranger)).map(({ body }) => body.es)).toEqual(['<p>Las obras empiezan en mayo.</p>']);
  await tell(id);
  const news = async (who: Person) => (await world.mailsTo(who)).filter(({ kind }) => kind === 'issuance.update');
  const [toFollower, toHolder, toStranger] = await Promise.all([follower, holder, stranger].map(news));
  expect(toFollower?.map(({ subject }) => subject)).toEqual([expect.stringContaining('Ya hay permiso')]);
  expect(toFollower?.[0]?.plain).toContain('Las obras empiezan en mayo.');
  expect(toHolder?.map(({ subject }) => subject)).toEqual([expect.stringContaining('The permit is here')]);
  expect(toStranger).toEqual([]);
  expect((await publish(id)).status).toBe(409);
});

test('planned news is published by itself at its moment, once, and a plan can be taken back', async () => {
  const offer = await world.addOffer();
  const reader = await world.addPerson();
  const [planned, dropped] = [await write(offer), await write(offer)];
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  expect((await publish(planned, new Date(Date.now() - 1_000).toISOString())).status).toBe(409);
  for (const id of [planned, dropped]) expect(good(await publish(id, soon)).data.state).toBe('PLANNED');
  const back = { params: { id: dropped }, body: { reason: 'Todavía no' }, as: world.issuer };
  expect(good(await world.call(withdrawUpdate, back)).data.state).toBe('DRAFT');
  await sweepEachMinute(world.backEnd.deps, { updates: updateSweep });
  expect(await shown(offer, reader)).toEqual([]);
  world.moveDays(1);
  await sweepEachMinute(world.backEnd.deps, { updates: updateSweep });
  await sweepEachMinute(world.backEnd.deps, { updates: updateSweep });
  world.moveDays(null);
  expect((await shown(offer, reader)).map(({ id }) => id)).toEqual([planned]);
});

test('published news is corrected and withdrawn with a reason, and what stood there is kept', async () => {
  const offer = await world.addOffer();
  const reader = await world.addPerson();
  const id = await write(offer);
  good(await publish(id));
  const other = { ...NEWS, title: { es: 'Hay licencia', en: 'There is a licence' } };
  const correct = (reason?: string) =>
    world.call(changeUpdate, { params: { id }, body: { ...other, reason }, as: world.issuer });
  expect((await correct()).status).toBe(422);
  good(await correct('El permiso se llama licencia'));
  expect((await shown(offer, reader)).map(({ title }) => title.es)).toEqual(['Hay licencia']);
  good(
    await world.call(withdrawUpdate, {
      params: { id },
      body: { reason: 'No era de este proyecto' },
      as: world.manager,
    }),
  );
  expect(await shown(offer, reader)).toEqual([]);
  const { data } = good(await world.call(getUpdate, { params: { id }, as: world.issuer }));
  expect(data.state).toBe('WITHDRAWN');
  expect(data.versions.map(({ title, reason }) => [title.es, reason])).toEqual([
    ['Hay licencia', 'No era de este proyecto'],
    ['Ya hay permiso', 'El permiso se llama licencia'],
  ]);
  expect((await correct('Otra vez')).status).toBe(409);
});

test('a question waits with its draft until it is answered once, and who asked is written to', async () => {
  const offer = await world.addOffer();
  const asker = await world.addPerson();
  const body = { question: '¿Cuándo empiezan las obras?' };
  const { id } = good(await world.call(askQuestion, { params: { id: offer.id }, body, as: asker })).data;
  const open = async () =>
    good(await world.call(listAnnouncements, { params: { id: offer.id }, as: world.issuer })).data;
  expect((await open()).open_questions).toBe(1);
  const answer = (es: string, published: boolean, as: Person = world.issuer) =>
    world.call(answerQuestion, { params: { id }, body: { answer: { es, en: 'In May.' }, publish: published }, as });
  good(await answer('En mayo', false));
  expect((await open()).questions.map(({ draft }) => draft?.es)).toEqual(['En mayo']);
  expect(await world.mailsTo(asker)).toEqual([]);
  good(await answer('En mayo.', true));
  expect((await open()).open_questions).toBe(0);
  expect((await answer('Otra cosa', true, world.manager)).status).toBe(409);
  const mails = (await world.mailsTo(asker)).filter(({ kind }) => kind === 'question.answered');
  expect(mails.map(({ plain }) => plain.includes('Respuesta: En mayo.'))).toEqual([true]);
});

test('another issuer finds neither news nor questions of a project that is not theirs', async () => {
  const offer = await world.addOffer();
  const id = await write(offer);
  const as = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const said = await Promise.all([
    world.call(listAnnouncements, { params: { id: offer.id }, as }),
    world.call(getUpdate, { params: { id }, as }),
    world.call(writeUpdate, { params: { id: offer.id }, body: NEWS, as }),
    world.call(changeUpdate, { params: { id }, body: NEWS, as }),
    publish(id, undefined, as),
    world.call(withdrawUpdate, { params: { id }, body: { reason: 'No es mía' }, as }),
  ]);
  expect(said.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});
