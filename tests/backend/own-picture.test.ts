import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getAccount } from '#contract/account.ts';
import { me } from '#contract/auth.ts';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { getFile } from '#contract/files.ts';
import { impersonate } from '#contract/impersonation.ts';
import { deleteOwnPicture, saveOwnPicture } from '#contract/own-picture.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { getUser } from '#contract/users.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { bombFile, pictureFile } from '#tests/support/sample-pictures.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

const send = (as: Person, picture: File) => world.call(saveOwnPicture, { body: {}, files: { picture }, as });
const own = async (as: Person) => good(await world.call(getAccount, { as })).data.profile_image;
const onDisk = async () => (await world.backEnd.deps.files.list(world.tenantId)).map(({ id }) => id);

async function read(id: string, as: Person) {
  const headers = {
    'X-TENANT-HOST': world.host,
    [as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN']: as.token,
  };
  const path = fillPath(fullPath(getFile.path), { id });
  const answer = await world.backEnd.fetch(new Request(`http://api.test${path}`, { headers }));
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

test('a picture of every role is written anew as a square, is read by its person and the managers alone, and the next takes its place', async () => {
  for (const role of ['USER', 'ADMIN', 'ENTREPRENEUR'] as const) {
    const person = await world.addPerson({ roles: [role] });
    const first =
      good(await send(person, await pictureFile('yo.jpg', { width: 900, height: 400 }))).data.profile_image ?? '';
    expect(await own(person)).toBe(first);
    expect(good(await world.call(me, { as: person })).data.profile_image).toBe(first);
    const seen = await read(first, person);
    expect([seen.status, seen.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
    const { width, height, exif } = await sharp(seen.bytes).metadata();
    expect([width, height, exif]).toEqual([192, 192, undefined]);
    expect((await read(first, world.manager)).status).toBe(200);
    expect((await read(first, await world.addPerson())).status).toBe(404);
    expect(good(await world.call(getUser, { params: { id: person.id }, as: world.manager })).data.profile_image).toBe(
      first,
    );

    const second = good(await send(person, await pictureFile('otra.png', { format: 'png' }))).data.profile_image ?? '';
    expect([await own(person), (await read(first, person)).status]).toEqual([second, 404]);
    const kept = await onDisk();
    expect([kept.includes(first), kept.includes(second)]).toEqual([false, true]);
    good(await world.call(deleteOwnPicture, { as: person }));
    expect([await own(person), (await onDisk()).includes(second)]).toEqual([null, false]);
    // Twice is once.
    good(await world.call(deleteOwnPicture, { as: person }));
  }
});

test('a file that is no picture, or one too large, is refused at its field, and the picture before stays', async () => {
  const person = await world.addPerson();
  const before = good(await send(person, await pictureFile('yo.jpg'))).data.profile_image;
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'yo.png', { type: 'image/png' });
  for (const [file, key] of [
    [svg, 'validator.error_file_type'],
    [bombFile(12_000), 'validator.error_picture_pixels'],
  ] as const)
    expect(await send(person, file)).toMatchObject({ status: 422, body: { fields: { picture: { key } } } });
  expect(await own(person)).toBe(before);
});

test('two pictures at once end as one, and no bytes of the other stay', async () => {
  const person = await world.addPerson();
  const sent = await Promise.all(
    ['uno.jpg', 'dos.jpg'].map(
      async (name) => good(await send(person, await pictureFile(name))).data.profile_image ?? '',
    ),
  );
  const kept = await onDisk();
  expect(sent.filter((id) => kept.includes(id))).toEqual([await own(person)]);
});

test('a manager who looks through somebody’s eyes changes no picture of theirs', async () => {
  const person = await world.addPerson();
  const { accessToken } = good(
    await world.call(impersonate, {
      params: { id: person.id },
      body: { reason: 'Lo pide por teléfono' },
      as: world.manager,
      key: randomUUID(),
    }),
  ).data;
  const eyes = { ...person, token: accessToken, kind: 'user' as const };
  expect((await send(eyes, await pictureFile('yo.jpg'))).status).toBe(403);
  expect((await world.call(deleteOwnPicture, { as: eyes })).status).toBe(403);
});

test('a picture goes with its person', async () => {
  const person = await world.addPerson({ prepared: false });
  const id = good(await send(person, await pictureFile('yo.jpg'))).data.profile_image ?? '';
  good(
    await world.call(deleteUser, {
      params: { id: person.id },
      body: { reason: 'Lo pide por escrito' },
      as: world.manager,
      key: randomUUID(),
    }),
  );
  expect((await onDisk()).includes(id)).toBe(false);
  expect((await read(id, world.manager)).status).toBe(404);
});
