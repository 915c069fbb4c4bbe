import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { addComplaintPaper, takeBackComplaintPaper } from '#contract/complaint-papers.ts';
import { getFile } from '#contract/files.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { COMPLAINT_PAPERS_WAITING_MAX } from '#domain/complaint/complaint.ts';
import { complaintSteps } from '#tests/support/complaint-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let desk: ReturnType<typeof complaintSteps>;
let other: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  desk = complaintSteps(world);
  other = await world.addPerson();
  // The day's quota has a test of its own.
  await world.db.query(
    `update tenants set settings = settings || '{"uploads":{"filesPerDay":1000,"megabytesPerDay":1000}}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
});
afterAll(() => world?.close());

const pdf = (name = 'extracto.pdf', text = randomUUID()) =>
  new File([`%PDF-1.4\n${text}\n%%EOF`], name, { type: 'application/pdf' });
const add = (id: string, paper: File | null = pdf('informe.pdf'), as: Person = world.manager) =>
  world.call(addComplaintPaper, { params: { id }, body: {}, files: paper ? { paper } : {}, as });
const takeBack = (id: string, paper_id: string, as: Person = world.manager) =>
  world.call(takeBackComplaintPaper, { params: { id }, body: { paper_id }, as, key: randomUUID() });
async function opened(fileId: string, as: Person, host = world.host): Promise<number> {
  const name = as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN';
  const headers = { 'X-TENANT-HOST': host, [name]: as.token };
  const path = fillPath(fullPath(getFile.path), { id: fileId });
  return (await world.backEnd.fetch(new Request(`http://api.test${path}`, { headers }))).status;
}
/** A new person's complaint with papers. */
async function filed(files: Record<string, File> = { paper_1: pdf() }) {
  const client = await world.addPerson();
  const { id } = good(await desk.file(client, {}, randomUUID(), files)).data;
  return { client, id };
}
const problemsOf = ({ body }: { body: { fields?: Record<string, { key: string }> } }) =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([field, { key }]) => [field, key]));

describe('papers of a complaint', () => {
  test('stand in the order in which they were sent', async () => {
    const names = ['uno.pdf', 'dos.pdf', 'tres.pdf'];
    for (let round = 0; round < 4; round++) {
      const [paper_1, paper_2, paper_3] = names.map((name) => pdf(name));
      const { id } = await filed({ paper_1: paper_1 ?? pdf(), paper_2: paper_2 ?? pdf(), paper_3: paper_3 ?? pdf() });
      expect(good(await desk.sheet(id)).data.papers.map(({ name }) => name)).toEqual(names);
    }
  });

  test('come with it and with an answer, and are read by whoever complains and by managers, whose look is written down', async () => {
    const { client, id } = await filed({ paper_1: pdf('uno.pdf'), paper_3: pdf('dos.pdf') });
    const sheet = good(await desk.sheet(id)).data;
    expect(sheet.papers.map(({ name }) => name).sort()).toEqual(['dos.pdf', 'uno.pdf']);
    const [paper] = sheet.papers;
    const file = paper?.file_id ?? '';
    const looks = () =>
      world.db.query(`select 1 from audit_log where action = 'file.read' and details->>'file_id' = $1`, [file]);
    expect([await opened(file, client), await opened(file, other)]).toEqual([200, 404]);
    expect(await looks()).toEqual([]);
    expect(await opened(file, world.manager)).toBe(200);
    expect(await looks()).toHaveLength(1);
    const far = await anotherTenant(world);
    expect(await opened(file, far.manager, far.host)).toBe(404);

    good(await desk.admit(id));
    good(await desk.ask(id));
    good(await desk.reply(client, id, undefined, { paper_2: pdf('tres.pdf') }));
    const own = good(await desk.own(client, id)).data;
    expect(own.steps.map(({ act, papers }) => [act, papers.map(({ name }) => name)])).toEqual([
      ...[
        ['admit', []],
        ['ask', []],
        ['reply', ['tres.pdf']],
      ],
    ]);
  });

  test('are pictures that are written anew, and PDFs that only show pages; else nothing is filed and the paper is named', async () => {
    const client = await world.addPerson();
    const send = (paper_2: File) => desk.file(client, {}, randomUUID(), { paper_1: pdf(), paper_2 });
    const script = '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>';
    const running = new File([`%PDF-1.4\n1 0 obj\n<< /Type /Catalog ${script} >>\nendobj\ntrailer\n%%EOF`], 'a.pdf');
    expect(problemsOf(await send(running))).toEqual({ paper_2: 'validator.error_pdf_active' });
    expect(problemsOf(await send(new File(['%PDF-1.4\nx'], 'a.pdf')))).toEqual({
      paper_2: 'validator.error_pdf_broken',
    });
    expect(problemsOf(await send(new File(['<svg onload="x">'], 'a.png')))).toEqual({
      paper_2: 'validator.error_file_type',
    });
    expect(problemsOf(await send(new File([], 'a.pdf')))).toEqual({ paper_2: 'validator.error_file_empty' });
    expect(good(await desk.ownList(client)).data).toEqual([]);
    const where = { IFD3: { GPSLatitude: '40/1 25/1 0/1' } };
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif(where)
      .jpeg()
      .toBuffer();
    good(await send(new File([new Uint8Array(photo)], 'foto.jpg')));
    const [stored] = await world.db.query<{ type: string; bytes: number }>(
      `select content_type as type, bytes from files where owner_user_id = $1 and name = 'foto.jpg'`,
      [client.id],
    );
    expect(stored?.type).toBe('image/jpeg');
    expect(stored?.bytes).toBeLessThan(photo.byteLength);
  });

  test('are kept once when they come twice under one key', async () => {
    const client = await world.addPerson();
    const [key, paper] = [randomUUID(), pdf()];
    const both = [
      await desk.file(client, {}, key, { paper_1: paper }),
      await desk.file(client, {}, key, { paper_1: paper }),
    ];
    expect(new Set(both.map((answer) => good(answer).data.id)).size).toBe(1);
    const kept = await world.db.query('select 1 from files where owner_user_id = $1', [client.id]);
    expect(kept).toHaveLength(1);
  });

  test('are nobody’s to send to a complaint that is somebody else’s', async () => {
    const { id } = await filed({});
    good(await desk.admit(id));
    good(await desk.ask(id));
    expect(outcome(await desk.reply(other, id, undefined, { paper_1: pdf() }))).toBe('404 not_found');
    expect((await add(id, pdf(), other)).status).toBe(403);
  });
});

describe('papers of the team', () => {
  test('are nobody else’s until the next word goes out, and theirs who complain from then on', async () => {
    const { client, id } = await filed({});
    good(await desk.admit(id));
    good(await add(id));
    const [waits] = good(await desk.sheet(id)).data.waiting;
    const file = waits?.file_id ?? '';
    expect([await opened(file, client), await opened(file, world.manager)]).toEqual([404, 200]);
    const own = good(await desk.own(client, id)).data;
    expect([own.papers, own.steps.flatMap(({ papers }) => papers)]).toEqual([[], []]);
    good(await desk.decide(id));
    expect([await opened(file, client), await opened(file, other)]).toEqual([200, 404]);
    expect(good(await desk.own(client, id)).data.steps.at(-1)).toMatchObject({ papers: [{ name: 'informe.pdf' }] });
    expect(good(await desk.sheet(id)).data.waiting).toEqual([]);
    expect((await takeBack(id, waits?.id ?? '')).status).toBe(404);
    expect(outcome(await add(id))).toBe('409 complaint.moved');
    const change = world.db.query(`update complaint_papers set state = 'WAITS', step_id = null where id = $1`, [
      waits?.id,
    ]);
    await expect(change).rejects.toThrow(/stays as it was sent/);
  });

  test('are taken back with their bytes, are not sent with a withdrawal, and are no more than ten', async () => {
    const { client, id } = await filed({});
    const first = good(await add(id)).data.id;
    const fileId = good(await desk.sheet(id)).data.waiting[0]?.file_id ?? '';
    good(await takeBack(id, first));
    expect(await opened(fileId, world.manager)).toBe(404);
    expect((await world.backEnd.deps.files.list(world.tenantId)).map((kept) => kept.id)).not.toContain(fileId);
    expect(problemsOf(await add(id, null))).toEqual({ paper: 'validator.error_null' });
    const many = await Promise.all(Array.from({ length: COMPLAINT_PAPERS_WAITING_MAX + 2 }, () => add(id)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(COMPLAINT_PAPERS_WAITING_MAX);
    good(await desk.withdraw(client, id));
    expect(good(await desk.own(client, id)).data.steps.at(-1)?.papers).toEqual([]);
  });

  test('are nobody’s to add in their own cause', async () => {
    const manager = await world.addPerson({ roles: ['ADMIN', 'USER'] });
    const { id } = good(await desk.file(manager)).data;
    expect(outcome(await add(id, pdf(), manager))).toBe('409 complaint.conflict');
  });
});

test('papers stay as long as the complaint of a deleted person, and go with it', async () => {
  const { client, id } = await filed();
  good(await add(id));
  good(await desk.dismiss(id));
  good(
    await world.call(deleteUser, {
      params: { id: client.id },
      body: { reason: 'Lo pide por escrito' },
      as: world.manager,
      key: randomUUID(),
    }),
  );
  const files = good(await desk.sheet(id)).data;
  const ids = [...files.papers, ...files.steps.flatMap(({ papers }) => papers)].map(({ file_id }) => file_id);
  expect(ids).toHaveLength(2);
  for (const fileId of ids) expect(await opened(fileId, world.manager)).toBe(200);
  const [gone] = await world.db.query<{ until: string }>(
    `select max(until)::text as until from kept_records where user_id = $1`,
    [client.id],
  );
  expect(gone?.until).toBeTruthy();
});
