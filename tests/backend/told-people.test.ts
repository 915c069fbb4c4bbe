import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { TOLD_AT_ONCE, tellPeople } from '#backend/modules/issuances/tell-people.ts';
import { followIssuance, moveIssuance, previewMove } from '#contract/issuances.ts';
import { declareInterest } from '#contract/orders.ts';
import { showPreCampaign } from '#contract/users.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

const show = (who: Person) =>
  world.call(showPreCampaign, { params: { id: who.id }, body: { shown: true }, as: world.manager });
const follow = (who: Person, offer: Offer, followed = true) =>
  world.call(followIssuance, { params: { id: offer.id }, body: { followed }, as: who });
const declare = (who: Person, offer: Offer) =>
  world.call(declareInterest, { params: { slug: offer.slug }, body: { amount: '100.00', terms_version: 1 }, as: who });
const move = async (offer: Offer, from: 'PRE_CAMPAIGN' | 'CAMPAIGN', to: 'PRE_CAMPAIGN' | 'CAMPAIGN') =>
  good(
    await world.call(moveIssuance, {
      params: { id: offer.id },
      body: { from, to },
      as: world.manager,
      key: randomUUID(),
    }),
  );
const toBeTold = async (offer: Offer) =>
  good(await world.call(previewMove, { params: { id: offer.id }, query: { to: 'CAMPAIGN' }, as: world.manager })).data
    .told_of_opening;

async function someone(): Promise<Person> {
  const who = await world.addPerson();
  good(await show(who));
  return who;
}

/** The tenant's order goes from PRE_CAMPAIGN over VALIDATING by default; here straight on. */
async function inPreCampaign(): Promise<Offer> {
  await world.db.query(
    `update tenants set customization = jsonb_set(customization, '{flows}', '{"project_status":["DRAFT","PRE_CAMPAIGN","CAMPAIGN","CLOSED"]}'),
       version = version + 1 where id = $1`,
    [world.tenantId],
  );
  return world.addOffer({ status: 'PRE_CAMPAIGN' });
}

const sweep = () => jobHandlers(world.backEnd.deps, null)['orders.sweep']({});
const takeJobs = () =>
  world.db.query<{ data: JobData['issuance.tell'] }>(
    `with taken as (delete from pgboss.job where name = 'issuance.tell' returning data, created_on) select data from taken order by created_on`,
  );

/** Does every job that waits and those that they bring, as the worker would. Answers how many. */
async function runJobs(): Promise<number> {
  let ran = 0;
  for (;;) {
    const jobs = await takeJobs();
    if (jobs.length === 0) return ran;
    for (const { data } of jobs) {
      await tellPeople(world.backEnd.deps, data);
      ran += 1;
    }
  }
}

const opened = async (who: Person) =>
  (await world.mailsTo(who)).filter(({ kind }) => kind.startsWith('issuance.opened'));
const mailsOf = async (offer: Offer) =>
  (
    await world.db.query<{ n: number }>(
      `select count(*)::int as n from mails where kind like 'issuance.opened%' and plain like $1`,
      [`%/invest/${offer.slug}%`],
    )
  )[0]?.n;

test('followers of a project and people with declared interest are mailed once when it takes orders, and nobody else', async () => {
  const offer = await inPreCampaign();
  const [ana, bea, eva, gone, rejected, other] = await Promise.all([1, 2, 3, 4, 5, 6].map(someone));
  if (!ana || !bea || !eva || !gone || !rejected || !other) throw new Error('nobody came');
  await world.db.query(`update users set lang = 'en' where id = $1`, [bea.id]);
  good(await declare(ana, offer));
  good(await follow(ana, offer));
  for (const who of [bea, eva, gone, rejected]) good(await follow(who, offer));
  good(await follow(eva, offer, false));
  good(await follow(other, await inPreCampaign()));
  await world.db.query(`update users set deleted_at = now() where id = $1`, [gone.id]);
  await world.db.query(`update users set status = 'REJECTED', rejection_reason = 'OTHER' where id = $1`, [rejected.id]);

  expect(await toBeTold(offer)).toBe(2);
  await move(offer, 'PRE_CAMPAIGN', 'CAMPAIGN');
  expect(await mailsOf(offer)).toBe(0);
  await sweep();
  const [first] = await takeJobs();
  if (!first) throw new Error('no job was put into the queue');
  await tellPeople(world.backEnd.deps, first.data);
  await tellPeople(world.backEnd.deps, first.data);
  await runJobs();
  await sweep();
  expect(await runJobs()).toBe(0);

  const [interest, ...more] = await opened(ana);
  expect(more).toEqual([]);
  expect(interest).toMatchObject({ kind: 'issuance.opened_interest', subject: '«Huerta Solar» ya admite órdenes' });
  expect(interest?.plain).toMatch(/interés por 100,00\s€/);
  expect(interest?.plain).toContain('Se admiten órdenes hasta el ');
  expect(interest?.plain).toMatch(new RegExp(`Hacer mi orden: https?://${world.host}(:\\d+)?/invest/${offer.slug}\\s`));
  expect(interest?.plain).toMatch(
    /No recibir más novedades de este proyecto: https?:\S+\/unsubscribe\?token=[\w-]{43}\s/,
  );
  const followed = await opened(bea);
  expect(followed).toHaveLength(1);
  expect(followed[0]).toMatchObject({ kind: 'issuance.opened_followed', subject: '“Solar Orchard” now takes orders' });
  expect(followed[0]?.plain).toContain(`/invest/${offer.slug}`);
  expect(followed[0]?.plain).toMatch(/No more news of this project: \S+\/unsubscribe\?token=[\w-]{43}\s/);
  expect(await mailsOf(offer)).toBe(2);

  // Back and on again: who was told is not told again, who has come since is.
  await move(offer, 'CAMPAIGN', 'PRE_CAMPAIGN');
  good(await follow(eva, offer));
  expect(await toBeTold(offer)).toBe(1);
  await move(offer, 'PRE_CAMPAIGN', 'CAMPAIGN');
  await sweep();
  await runJobs();
  expect(await opened(eva)).toHaveLength(1);
  expect(await mailsOf(offer)).toBe(3);
});

test('the mail about a campaign with an opening date goes when orders are really taken', async () => {
  const offer = await inPreCampaign();
  const ana = await someone();
  good(await follow(ana, offer));
  await world.db.query(`update issuances set campaign_starts_at = now() + interval '3 days' where id = $1`, [offer.id]);
  await move(offer, 'PRE_CAMPAIGN', 'CAMPAIGN');
  await sweep();
  expect(await runJobs()).toBe(0);
  world.moveDays(3.1);
  await world.db.query(`update issuances set suspended_until = $2 where id = $1`, [
    offer.id,
    new Date(Date.now() + 4 * 86_400_000),
  ]);
  await sweep();
  expect(await runJobs()).toBe(0);
  world.moveDays(4.1);
  await sweep();
  const [job] = await takeJobs();
  if (!job) throw new Error('no job was put into the queue');
  // With a mail server: the crowd's mails wait behind those that somebody is waiting for.
  const { deps } = world.backEnd;
  await tellPeople({ ...deps, config: { ...deps.config, smtpUrl: 'smtp://127.0.0.1:9' } }, job.data);
  expect(await opened(ana)).toHaveLength(1);
  const sent = await world.db.query<{ priority: number }>(
    `select j.priority from pgboss.job j join mails m on m.id::text = j.data->>'mailId' where j.name = 'mail.deliver' and m.to_address = $1`,
    [ana.email],
  );
  expect(sent).toEqual([{ priority: -1 }]);
  await runJobs();
});

test('a job that breaks off, or is lost between two, goes on where it was: everybody is written to once', async () => {
  const offer = await inPreCampaign();
  const crowd = TOLD_AT_ONCE + 20;
  await world.db.query(
    `with people as (
       insert into users (tenant_id, id, email, username, role, roles, created_at, updated_at)
       select $1, gen_random_uuid(), 'f' || n || '-' || $3 || '@persona.test', 'f' || n, 'USER', '{USER}', now(), now()
       from generate_series(1, $4::int) n returning id)
     insert into issuance_follows (tenant_id, issuance_id, user_id, created_at) select $1, $2, id, now() from people`,
    [world.tenantId, offer.id, offer.slug, crowd],
  );
  await move(offer, 'PRE_CAMPAIGN', 'CAMPAIGN');
  await sweep();
  const [job] = await takeJobs();
  if (!job) throw new Error('no job was put into the queue');
  // The last statement of the batch breaks off: nothing of it stays.
  const broken = { ...world.backEnd.deps.jobs, enqueue: () => Promise.reject(new Error('the connection is gone')) };
  await expect(tellPeople({ ...world.backEnd.deps, jobs: broken }, job.data)).rejects.toThrow('the connection is gone');
  expect(await mailsOf(offer)).toBe(0);

  await tellPeople(world.backEnd.deps, job.data);
  expect(await mailsOf(offer)).toBe(TOLD_AT_ONCE);
  // What should follow is lost. Another look takes it up only when it must be.
  await takeJobs();
  await sweep();
  expect(await runJobs()).toBe(0);
  world.moveDays(0.1);
  await sweep();
  await runJobs();
  expect(await mailsOf(offer)).toBe(crowd);
  const [row] = await world.db.query<{ done_at: Date | null }>(
    'select done_at from issuance_tellings where issuance_id = $1',
    [offer.id],
  );
  expect(row?.done_at).toBeInstanceOf(Date);
});
