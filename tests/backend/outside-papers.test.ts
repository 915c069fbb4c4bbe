import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '#backend/jobs/sweep.ts';
import { fillPath, fullPath } from '#contract/base-address.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { getFile } from '#contract/files.ts';
import {
  proveOutsideComplaint,
  readOutsideComplaint,
  replyOutsideComplaint,
  sendOutsideComplaint,
} from '#contract/outside-complaints.ts';
import { OUTSIDE_COMPLAINT_KEPT_DAYS } from '#domain/retention/retention.ts';
import { complaintSteps } from '#tests/support/complaint-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
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

type Files = Record<string, File>;
const pdf = (name = 'factura.pdf', text: string = randomUUID()) =>
  new File([`%PDF-1.4\n${text}\n%%EOF`], name, { type: 'application/pdf' });
const newAddress = () => `rosa-${randomUUID()}@fuera.test`;
const send = (email: string, files: Files = {}, body: Partial<BodyOf<typeof sendOutsideComplaint>> = {}) =>
  world.call(sendOutsideComplaint, { body: { ...OUTSIDE_COMPLAINT, ...body, email }, files });
const prove = (token: string, of = world) => of.call(proveOutsideComplaint, { body: { token } });
const mailsTo = (email: string) => world.mailsTo({ email });
const newestToken = async (email: string) =>
  /\/complaints\/mine\?token=([\w-]+)/.exec((await mailsTo(email)).at(-1)?.plain ?? '')?.[1] ?? '';
const problemsOf = ({ body }: { body: { fields?: Record<string, { key: string }> } }) =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([field, { key }]) => [field, key]));
const onDisk = async () => (await world.backEnd.deps.files.list(world.tenantId)).map(({ id }) => id);
const waitingFiles = async (email: string) =>
  (
    await world.db.query<{ id: string }>(
      `select p.file_id as id from complaint_request_papers p join complaint_requests r on r.id = p.request_id where r.email = $1`,
      [email],
    )
  ).map(({ id }) => id);
async function opened(fileId: string, as: Person, host = world.host): Promise<number> {
  const name = as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN';
  const headers = { 'X-TENANT-HOST': host, [name]: as.token };
  const path = fillPath(fullPath(getFile.path), { id: fileId });
  return (await world.backEnd.fetch(new Request(`http://api.test${path}`, { headers }))).status;
}
/** Proved, and as the desk lists it. */
async function filed(files: Files) {
  const email = newAddress();
  good(await send(email, files));
  const token = await newestToken(email);
  good(await prove(token));
  const [row] = good(await desk.list({ q: email })).data;
  return { email, token, id: row?.id ?? '' };
}
/** The budget of forms with files has a test of its own. */
const forgetTries = () => world.db.query(`delete from rate_limits`, []);

describe('papers of a complaint from outside', () => {
  test('are read by nobody until the address is proved, and by managers alone afterwards, whose look is written down', async () => {
    const email = newAddress();
    good(await send(email, { paper_1: pdf('uno.pdf'), paper_3: pdf('dos.pdf') }));
    const files = await waitingFiles(email);
    expect(files).toHaveLength(2);
    for (const file of files) expect(await opened(file, world.manager)).toBe(404);
    const token = await newestToken(email);
    const both = await Promise.all([prove(token), prove(token)]);
    expect(new Set(both.map((answer) => good(answer).data.reference)).size).toBe(1);
    const [row] = good(await desk.list({ q: email })).data;
    const sheet = good(await desk.sheet(row?.id ?? '')).data;
    expect(sheet.papers.map(({ name }) => name)).toEqual(['uno.pdf', 'dos.pdf']);
    expect(sheet.papers.map(({ file_id }) => file_id).sort()).toEqual(files.sort());
    const [paper = ''] = files;
    const somebody = await world.addPerson();
    const far = await anotherTenant(world);
    expect([await opened(paper, somebody), await opened(paper, far.manager, far.host)]).toEqual([404, 404]);
    expect(await opened(paper, world.manager)).toBe(200);
    const looks = `select 1 from audit_log where action = 'file.read' and details->>'file_id' = $1`;
    expect(await world.db.query(looks, [paper])).toHaveLength(1);
    // Who sent them sees that they arrived. They do not come back by mail: the address may have been given up since.
    const own = good(await world.call(readOutsideComplaint, { body: { token } })).data.complaint;
    expect(own?.papers.map(({ name }) => name).sort()).toEqual(['dos.pdf', 'uno.pdf']);
    const attached = `select 1 from mails where to_address = $1 and cardinality(attachment_file_ids) > 0`;
    expect(await world.db.query(attached, [email])).toEqual([]);
  });

  test('are of the kinds of every complaint, and else nothing is kept and nobody is mailed', async () => {
    const email = newAddress();
    const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';
    const running = new File([`%PDF-1.4\n1 0 obj\n<< /Type /Catalog ${script} >>\nendobj\ntrailer\n%%EOF`], 'a.pdf');
    for (const [paper_2, key] of [
      [running, 'error_pdf_active'],
      [new File(['%PDF-1.4\nx'], 'a.pdf'), 'error_pdf_broken'],
      [new File(['<svg onload="x">'], 'a.png'), 'error_file_type'],
      [new File([], 'a.pdf'), 'error_file_empty'],
      [new File(['MZ not a paper'], 'a.pdf'), 'error_file_type'],
    ] as const) {
      const answer = await send(email, { paper_1: pdf(), paper_2 });
      expect([answer.status, problemsOf(answer)]).toEqual([422, { paper_2: `validator.${key}` }]);
      await forgetTries();
    }
    const large = new File([new Uint8Array(30_000_000)], 'a.pdf');
    const tooLarge = await send(email, { paper_1: large });
    expect([tooLarge.status, problemsOf(tooLarge)]).toEqual([413, { paper_1: 'validator.error_file_size' }]);
    expect((await send(email, { paper_4: pdf() })).status).toBe(400);
    expect([await mailsTo(email), await waitingFiles(email)]).toEqual([[], []]);
    await forgetTries();
  });

  test('are kept once with a button that was pressed twice, at once or after the other', async () => {
    const email = newAddress();
    const paper_1 = pdf('una.pdf', 'la misma');
    const answers = await Promise.all([send(email, { paper_1 }), send(email, { paper_1 })]);
    answers.push(await send(email.toUpperCase(), { paper_1 }));
    expect(new Set(answers.map((answer) => good(answer).data.expires_at)).size).toBe(1);
    expect([await mailsTo(email), await waitingFiles(email)].map(({ length }) => length)).toEqual([1, 1]);
    // Another paper is another complaint.
    good(await send(email, { paper_1: pdf() }));
    expect(await mailsTo(email)).toHaveLength(2);
    await forgetTries();
  });

  test('come with an answer as well, and are nobody’s to send by a link of another tenant or none', async () => {
    const { token, id } = await filed({});
    good(await desk.admit(id));
    good(await desk.ask(id));
    const reply = (files: Files, of: Pick<InvestWorld, 'call'> = world, by = token) =>
      of.call(replyOutsideComplaint, { body: { token: by, text: 'Aquí van las dos facturas.' }, files });
    const before = (await onDisk()).length;
    const far = (await anotherTenant(world)) as unknown as InvestWorld;
    expect(outcome(await reply({ paper_1: pdf() }, far))).toBe('404 not_found');
    expect(outcome(await reply({ paper_1: pdf() }, world, 'x'.repeat(43)))).toBe('404 not_found');
    expect(problemsOf(await reply({ paper_2: new File(['x'], 'a.pdf') }))).toEqual({
      paper_2: 'validator.error_file_type',
    });
    expect((await onDisk()).length).toBe(before);
    good(await reply({ paper_1: pdf('tres.pdf') }));
    expect(outcome(await reply({ paper_1: pdf() }))).toBe('409 complaint.moved');
    const { steps } = good(await desk.sheet(id)).data;
    expect(steps.at(-1)).toMatchObject({ act: 'reply', papers: [{ name: 'tres.pdf' }] });
    expect(await opened(steps.at(-1)?.papers[0]?.file_id ?? '', world.manager)).toBe(200);
    await forgetTries();
  });

  test('go with their bytes where the address is not proved in time, and with the complaint years later', async () => {
    const { id } = await filed({ paper_1: pdf() });
    const [kept] = good(await desk.sheet(id)).data.papers;
    const email = newAddress();
    good(await send(email, { paper_1: pdf(), paper_2: pdf() }));
    const waiting = await waitingFiles(email);
    world.moveDays(3);
    await sweep(world.backEnd.deps);
    const left = await onDisk();
    expect(waiting.filter((file) => left.includes(file))).toEqual([]);
    expect(left).toContain(kept?.file_id);
    expect(await world.db.query('select 1 from files where id = any ($1)', [waiting])).toEqual([]);
    good(await desk.dismiss(id));
    world.moveDays(OUTSIDE_COMPLAINT_KEPT_DAYS + 5);
    await sweep(world.backEnd.deps);
    expect(await onDisk()).not.toContain(kept?.file_id);
  });
});

describe('strangers who send papers', () => {
  const limit = (filesPerDay: number, megabytesPerDay = 100) =>
    world.db.query(
      `update tenants set settings = settings || jsonb_build_object('uploads', jsonb_build_object('filesPerDay', $2::int, 'megabytesPerDay', $3::int)), version = version + 1 where id = $1`,
      [world.tenantId, filesPerDay, megabytesPerDay],
    );
  const startOver = async () => {
    await forgetTries();
    await world.db.query('delete from stranger_uploads', []);
  };
  const from = (address: string, files: Files) =>
    world.call(sendOutsideComplaint, {
      body: { ...OUTSIDE_COMPLAINT, email: newAddress() },
      files,
      headers: { 'X-Forwarded-For': address },
    });

  test('send from one place no more in a day than one person may, and all of them together five times as much', async () => {
    await startOver();
    await limit(2);
    good(await from('203.0.113.1', { paper_1: pdf(), paper_2: pdf() }));
    const more = await from('203.0.113.1', { paper_1: pdf() });
    expect([outcome(more), problemsOf(more)]).toEqual(['429 files.quota', { paper_1: 'validator.error_files_a_day' }]);
    // Without papers it is sent all the same.
    good(await from('203.0.113.1', {}));
    for (const at of [2, 3, 4, 5]) good(await from(`203.0.113.${at}`, { paper_1: pdf(), paper_2: pdf() }));
    const full = await from('203.0.113.6', { paper_1: pdf() });
    expect([outcome(full), problemsOf(full)]).toEqual(['429 files.quota', { paper_1: 'validator.error_files_full' }]);
    const [all] = await world.db.query<{ files: number }>(`select files from stranger_uploads where whose = 'all'`, []);
    expect(all?.files).toBe(10);
    world.moveDays(1);
    good(await from('203.0.113.6', { paper_1: pdf() }));
    await limit(60);
  });

  test('begin no more than forty in an hour from one place, whatever becomes of them', async () => {
    await startOver();
    const bad = { paper_1: new File(['x'], 'a.pdf') };
    const tries = [];
    for (let at = 0; at < 42; at += 1) tries.push(outcome(await from('203.0.113.50', bad)));
    expect(tries.at(-1)).toBe('429 complaint.too_many_sent');
    expect((await from('203.0.113.51', bad)).status).toBe(422);
    await startOver();
  });
});
