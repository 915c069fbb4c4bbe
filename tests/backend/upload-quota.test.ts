import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fileKey } from '#backend/files/keep-file.ts';
import { sweep } from '#backend/jobs/sweep.ts';
import { reviewIdentity, submitIdentity, uploadLegalDocument } from '#contract/identity.ts';
import { type IdentityWorld, makeIdentityWorld } from '#tests/support/identity-world.ts';
import type { Person } from '#tests/support/invest-world.ts';

const params = { type: 'IDENTITY_PROOF' } as const;
let world: IdentityWorld;

beforeAll(async () => {
  world = await makeIdentityWorld();
  await world.standAlone();
  // Managers check, so that a refused check can be mended without the provider's desk.
  await world.db.query(`update tenants set settings = settings - 'identity', version = version + 1 where id = $1`, [
    world.tenantId,
  ]);
});
afterAll(() => world?.close());
afterEach(() => world.moveDays(null));

const pdf = (bytes = 14) =>
  new File(['%PDF-1.4\n%%EOF', ' '.repeat(bytes - 14)], 'dni.pdf', { type: 'application/pdf' });
const send = (as: Person, document = pdf()) => world.call(uploadLegalDocument, { params, files: { document }, as });
const allow = (filesPerDay: number, megabytesPerDay: number) =>
  world.db.query(
    `update tenants set settings = settings || jsonb_build_object('uploads', $2::jsonb), version = version + 1 where id = $1`,
    [world.tenantId, JSON.stringify({ filesPerDay, megabytesPerDay })],
  );
const kept = async (as: Person) =>
  (await world.db.query<{ id: string }>('select id from files where owner_user_id = $1', [as.id])).map(({ id }) => id);
const onDisk = async () => (await world.backEnd.deps.files.list(world.tenantId)).map(({ id }) => id);

test('the 61st upload of a day is refused at its field, and taken the next day; others are not held up', async () => {
  const [ana, other] = [await world.addPerson({ prepared: false }), await world.addPerson({ prepared: false })];
  // In the middle of a day, so that no midnight lies between the first and the last.
  world.backEnd.clock.moveTo(new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`));
  for (let count = 1; count <= 59; count++) expect((await send(ana)).status).toBe(200);
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => send(ana)));
  expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1);
  const fields = { document: { key: 'validator.error_files_a_day', params: { max: 60 } } };
  expect(await send(ana)).toMatchObject({ status: 429, body: { error: 'files.quota', fields } });
  expect(await kept(ana)).toHaveLength(1);
  expect((await send(other)).status).toBe(200);
  world.backEnd.clock.moveTo(new Date(Date.parse(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`) + 86_400_000));
  expect((await send(ana)).status).toBe(200);
});

test('more bytes than the tenant takes of one person in a day are refused, and nothing of them is kept', async () => {
  const ana = await world.addPerson({ prepared: false });
  await allow(60, 1);
  const before = new Set(await onDisk());
  expect((await send(ana, pdf(900_000))).status).toBe(200);
  const fields = { document: { key: 'validator.error_megabytes_a_day', params: { max: 1 } } };
  expect(await send(ana, pdf(100_001))).toMatchObject({ status: 429, body: { error: 'files.quota', fields } });
  expect((await send(ana, pdf(100_000))).status).toBe(200);
  expect((await onDisk()).filter((id) => !before.has(id))).toEqual(await kept(ana));
  await allow(60, 100);
});

test('a document that was replaced before it was handed in is gone; one that a check had stays', async () => {
  const ana = await world.applicant();
  const first = await kept(ana);
  await world.bring(ana, 'IDENTITY_PROOF');
  const second = await kept(ana);
  expect(second).toHaveLength(2);
  const replaced = first.filter((id) => !second.includes(id));
  expect(replaced).toHaveLength(1);
  expect(await onDisk()).not.toContain(replaced[0]);

  expect((await world.call(submitIdentity, { body: {}, as: ana })).status).toBe(200);
  const body = { approved: false, reason: 'No se lee bien' };
  await world.call(reviewIdentity, { params: { user_id: ana.id }, body, as: world.manager });
  expect((await send(ana)).status).toBe(200);
  expect(await kept(ana)).toEqual(expect.arrayContaining(second));
  expect(await onDisk()).toEqual(expect.arrayContaining(second));
});

test('a file without a row is swept thirty days after that was first seen, and no other', async () => {
  const ana = await world.addPerson({ prepared: false });
  await send(ana);
  const [own = ''] = await kept(ana);
  const orphan = randomUUID();
  const { files } = world.backEnd.deps;
  const path = await files.stagingPath();
  await writeFile(path, 'left behind');
  await files.put(fileKey(world.tenantId, orphan), path);
  for (const days of [null, 2, 31]) {
    world.moveDays(days);
    await sweep(world.backEnd.deps);
    expect(await onDisk()).toEqual(expect.arrayContaining([orphan, own]));
  }
  world.moveDays(33);
  await sweep(world.backEnd.deps);
  expect(await onDisk()).not.toContain(orphan);
  expect(await onDisk()).toContain(own);
});

test('files of any age wait thirty days for a newer backup where an older one was put back, which finds them all', async () => {
  world.moveDays(null);
  const ana = await world.addPerson({ prepared: false });
  await send(ana);
  const [own = ''] = await kept(ana);
  // As the disk has it: written half a year ago, and the rows that name it are gone.
  await world.db.query('create table newer_files as select * from files where id = $1', [own]);
  await world.db.query('delete from kyc_documents where file_id = $1', [own]);
  await world.db.query('delete from files where id = $1', [own]);
  for (const days of [180, 181, 209]) {
    world.moveDays(days);
    await sweep(world.backEnd.deps);
    expect(await onDisk()).toContain(own);
  }
  await world.db.query('insert into files select * from newer_files');
  // Found again, its days begin anew should it be lost once more.
  await sweep(world.backEnd.deps);
  await world.db.query('delete from files where id = $1', [own]);
  for (const days of [211, 240]) {
    world.moveDays(days);
    await sweep(world.backEnd.deps);
    expect(await onDisk()).toContain(own);
  }
  world.moveDays(242);
  await sweep(world.backEnd.deps);
  expect(await onDisk()).not.toContain(own);
});
