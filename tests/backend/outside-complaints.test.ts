import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '#backend/jobs/sweep.ts';
import { addComplaintPaper } from '#contract/complaint-papers.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { listInbox } from '#contract/inbox.ts';
import {
  proveOutsideComplaint,
  readOutsideComplaint,
  replyOutsideComplaint,
  sendOutsideComplaint,
  withdrawOutsideComplaint,
} from '#contract/outside-complaints.ts';
import { getQueuePlace } from '#contract/queues.ts';
import { OPEN_COMPLAINTS_MAX } from '#domain/complaint/complaint.ts';
import { OUTSIDE_COMPLAINT_KEPT_DAYS } from '#domain/retention/retention.ts';
import { addBusinessDays } from '#domain/time/business-days.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { complaintSteps } from '#tests/support/complaint-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, outcome, pdfFile } from '#tests/support/order-steps.ts';
import { OUTSIDE_COMPLAINT } from '#tests/support/sample-complaints.ts';

let world: InvestWorld;
let desk: ReturnType<typeof complaintSteps>;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  desk = complaintSteps(world);
});
afterEach(() => world.moveDays(null));
afterAll(() => world?.close());

const ZONE = 'Europe/Madrid';
const newAddress = () => `rosa-${randomUUID()}@fuera.test`;
const send = (email: string, body: Partial<BodyOf<typeof sendOutsideComplaint>> = {}) =>
  world.call(sendOutsideComplaint, { body: { ...OUTSIDE_COMPLAINT, ...body, email } });
const read = (token: string, of = world) => of.call(readOutsideComplaint, { body: { token } });
const prove = (token: string, of = world) => of.call(proveOutsideComplaint, { body: { token } });
const mailsTo = (email: string) => world.mailsTo({ email });
const tokenIn = (plain = '') => /\/complaints\/mine\?token=([\w-]+)/.exec(plain)?.[1] ?? '';
const newestToken = async (email: string) => tokenIn((await mailsTo(email)).at(-1)?.plain);
/** Filed by somebody new: their address, and the complaint as the desk lists it. */
async function filed() {
  const email = newAddress();
  good(await send(email));
  const first = await newestToken(email);
  good(await prove(first));
  const [row] = good(await desk.list({ q: email })).data;
  return { email, first, id: row?.id ?? '', row };
}

describe('a complaint of somebody without an account', () => {
  test('is read by nobody until its address is proved by the mailed link, and is filed by the first of two presses', async () => {
    const email = newAddress();
    good(await send(email));
    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe('complaint_outside.prove');
    expect(mail?.plain).not.toContain('No cuadra');
    const token = tokenIn(mail?.plain);
    // Mail programs open links by themselves: looking changes nothing.
    for (const _ of [1, 2]) expect(good(await read(token)).data).toMatchObject({ complaint: null });
    expect(good(await desk.list({ q: email })).data).toEqual([]);
    const both = await Promise.all([prove(token), prove(token)]);
    expect(new Set(both.map((answer) => good(answer).data.reference)).size).toBe(1);
    const rows = good(await desk.list({ q: email })).data;
    expect(rows.map(({ person }) => person)).toEqual([{ id: null, name: 'Rosa Vidal' }]);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual([
      'complaint_outside.prove',
      'complaint_outside.told',
    ]);
  });

  test('has the same clocks, waits in the inbox, and is answered by mail with its reference and a link', async () => {
    const { email, first, id, row } = await filed();
    const today = dayIn(world.backEnd.clock.now(), ZONE);
    expect(dayIn(new Date(row?.due_at ?? ''), ZONE)).toBe(addBusinessDays(today, 10));
    const inbox = good(await world.call(listInbox, { query: { kind: 'complaint', per_page: 100 }, as: world.manager }));
    expect(inbox.data.map((each) => each.id)).toContain(id);
    const place = await world.call(getQueuePlace, { query: { queue: 'complaint', at: id }, as: world.manager });
    expect(good(place).data.place).toBeGreaterThan(0);
    expect(good(await desk.sheet(id)).data).toMatchObject({ person: { id: null, email }, conflict: null });

    good(await desk.admit(id));
    good(await desk.ask(id));
    const asked = await newestToken(email);
    expect(asked).not.toBe(first);
    expect(good(await read(asked)).data.complaint).toMatchObject({ state: 'ASKED' });
    const reply = (token: string, text = 'Fueron dos cargos, el día 2 y el día 3.') =>
      world.call(replyOutsideComplaint, { body: { token, text } });
    expect((await reply(asked, 'No')).body).toMatchObject({ fields: { text: {} } });
    good(await reply(asked));
    expect(outcome(await reply(asked))).toBe('409 complaint.moved');
    const sheet = good(await desk.sheet(id)).data;
    expect(sheet.steps.map(({ act, by }) => [act, by === null])).toEqual([
      ...[
        ['admit', false],
        ['ask', false],
        ['reply', true],
      ],
    ]);
    // What the team sends along comes with the mail.
    good(
      await world.call(addComplaintPaper, { params: { id }, body: {}, files: { paper: pdfFile() }, as: world.manager }),
    );
    good(await desk.decide(id));
    const [told] = await world.db.query<{ files: string[] }>(
      `select attachment_file_ids as files from mails where to_address = $1 order by created_at desc limit 1`,
      [email],
    );
    expect(told?.files).toHaveLength(1);
    const { subject, plain } = (await mailsTo(email)).at(-1) ?? {};
    expect(subject).toContain(sheet.reference);
    expect(plain).toContain('CNMV');
    // Every link of its mails leads to how it stands now.
    for (const token of [first, asked, tokenIn(plain)])
      expect(good(await read(token)).data.complaint).toMatchObject({ state: 'DECIDED', outcome: 'PARTLY' });
  });

  test('is withdrawn by its link, and is another tenant’s in no way', async () => {
    const { first, id } = await filed();
    const far = await anotherTenant(world);
    expect(outcome(await read(first, far as unknown as InvestWorld))).toBe('404 not_found');
    expect(outcome(await prove(first, far as unknown as InvestWorld))).toBe('404 not_found');
    expect(outcome(await read('x'.repeat(43)))).toBe('404 not_found');
    good(await world.call(withdrawOutsideComplaint, { body: { token: first } }));
    expect(good(await desk.sheet(id)).data.state).toBe('WITHDRAWN');
    expect(outcome(await world.call(withdrawOutsideComplaint, { body: { token: first } }))).toBe('409 complaint.moved');
  });

  test('is answered alike whether the address has an account or not, and is in nobody’s own list', async () => {
    const person = await world.addPerson();
    const both = [await send(person.email), await send(newAddress())];
    expect(both.map(({ status, body }) => [status, Object.keys(body.data)])).toEqual([
      [200, ['sent', 'expires_at']],
      [200, ['sent', 'expires_at']],
    ]);
    good(await prove(await newestToken(person.email)));
    expect(good(await desk.ownList(person)).data).toEqual([]);
  });

  test('is sent no more than five times a day to one address, whose open ones are five at most', async () => {
    const email = newAddress();
    for (const _ of Array.from({ length: OPEN_COMPLAINTS_MAX })) {
      good(await send(email));
      good(await prove(await newestToken(email)));
    }
    expect(outcome(await send(email.toUpperCase()))).toBe('429 complaint.too_many_sent');
    world.moveDays(2);
    good(await send(email));
    expect(outcome(await prove(await newestToken(email)))).toBe('409 complaint.too_many');
  });

  test('is refused at its field for a day to come, and mails nobody', async () => {
    const email = newAddress();
    expect((await send(email, { happened_on: addDays(dayIn(new Date(), ZONE), 1) })).status).toBe(422);
    expect((await send(email, { what: 'Poco' })).body).toMatchObject({ fields: { what: {} } });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a complaint from outside that nobody needs any more', () => {
  test('is forgotten where it was not confirmed in two days, and five years after its end', async () => {
    const { id } = await filed();
    const late = newAddress();
    good(await send(late));
    const token = await newestToken(late);
    world.moveDays(3);
    expect(outcome(await prove(token))).toBe('404 not_found');
    await sweep(world.backEnd.deps);
    expect(await world.db.query('select 1 from complaint_requests where email = $1', [late])).toEqual([]);
    good(await desk.dismiss(id));
    world.moveDays(OUTSIDE_COMPLAINT_KEPT_DAYS);
    await sweep(world.backEnd.deps);
    expect(await world.db.query('select 1 from complaints where id = $1', [id])).toHaveLength(1);
    world.moveDays(OUTSIDE_COMPLAINT_KEPT_DAYS + 5);
    await sweep(world.backEnd.deps);
    expect(await world.db.query('select 1 from complaints where id = $1', [id])).toEqual([]);
  });
});
