import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPath, fullPath } from '#contract/base-address.ts';
import { getCustomization } from '#contract/customization.ts';
import { discardLook, getLook, publishLook } from '#contract/look.ts';
import { getLookPicture, uploadLookPicture } from '#contract/look-pictures.ts';
import { BRAND_PICTURES } from '#domain/brand/brand-pictures.ts';
import type { Speaker } from '#tests/support/back-end.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { bombFile, pictureFile } from '#tests/support/sample-pictures.ts';

let world: InvestWorld;
let beside: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
  beside = await anotherTenant(world);
});
afterAll(() => world.close());

type Use = (typeof BRAND_PICTURES)[number];
const draft = async () => good(await world.call(getLook, { as: world.manager })).data.draft;
const send = async (use: Use, picture: File, as: Speaker = world.manager, version?: number) =>
  world.call(uploadLookPicture, {
    body: { use, version: String(version ?? (await draft()).version) },
    files: { picture },
    as,
  });
async function read(url: string, as: Speaker | null = null, host = world.host) {
  const headers: Record<string, string> = { 'X-TENANT-HOST': host };
  if (as) headers[as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN'] = as.token;
  const path = fillPath(fullPath(getLookPicture.path), { id: url.split('/').at(-1) ?? '' });
  const answer = await world.backEnd.fetch(new Request(`http://api.test${path}`, { headers }));
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

test('a picture is written anew in its shape and takes its place in the draft, where managers alone see it until it is published', async () => {
  for (const use of BRAND_PICTURES) {
    const { url } = good(await send(use, await pictureFile('foto.jpg'))).data;
    expect((await draft()).customization.image[use]).toBe(url);
    const { status, bytes } = await read(url, world.manager);
    expect(status).toBe(200);
    const { format, width = 0, height = 0, exif } = await sharp(bytes).metadata();
    expect([use, format, exif]).toEqual([use, use === 'sign_in' ? 'jpeg' : 'png', undefined]);
    if (use === 'favicon') expect([width, height]).toEqual([192, 192]);
    for (const as of [null, world.issuer]) expect((await read(url, as)).status).toBe(404);
  }
  expect(good(await world.call(getCustomization)).data.image.logo).toBe('');
  const { version, customization } = await draft();
  good(await world.call(publishLook, { body: { version }, as: world.manager, key: randomUUID() }));
  expect((await read(customization.image.logo)).status).toBe(200);
});

test('a picture that was published stays readable when another takes its place, and one of a discarded draft is seen by nobody else', async () => {
  const { logo } = (await draft()).customization.image;
  const { url } = good(await send('logo', await pictureFile('foto.jpg'))).data;
  const { version } = await draft();
  good(await world.call(discardLook, { body: { version }, as: world.manager }));
  expect([(await read(logo)).status, (await read(url)).status]).toEqual([200, 404]);
});

test('a file that is no picture, or one too large, is refused at its field, and nothing is kept', async () => {
  const { version } = await draft();
  const before = await stored();
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'logo.png', {
    type: 'image/png',
  });
  const wrong: [File, string][] = [
    [svg, 'validator.error_file_type'],
    [bombFile(12_000), 'validator.error_picture_pixels'],
  ];
  for (const [file, key] of wrong)
    expect(await send('logo', file)).toMatchObject({ status: 422, body: { fields: { picture: { key } } } });
  expect(outcome(await send('logo', await pictureFile('foto.jpg'), world.manager, 0))).toBe(
    '409 look.changed_meanwhile',
  );
  expect([(await draft()).version, await stored()]).toEqual([version, before]);
});

test('a picture is sent by managers of the tenant alone, and read in no other', async () => {
  for (const as of [world.issuer, await world.addPerson()])
    expect((await send('logo', await pictureFile('foto.jpg'), as, 0)).status).toBe(403);
  const { logo } = (await draft()).customization.image;
  expect((await read(logo, null, beside.host)).status).toBe(404);
});

const stored = async () => (await world.backEnd.deps.files.list(world.tenantId)).length;
