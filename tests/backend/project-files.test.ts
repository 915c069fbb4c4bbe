import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getIssuanceBySlug, getManagedIssuance } from '#contract/issuances.ts';
import { createProject, saveProjectImages, saveProjectTeam } from '#contract/projects.ts';
import { PROJECT_PICTURES_MAX } from '#domain/limits.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { type ProjectFileSteps, paper, problemOf, projectFileSteps } from '#tests/support/project-file-steps.ts';
import { bombFile, pictureFile } from '#tests/support/sample-pictures.ts';

let world: InvestWorld;
let files: ProjectFileSteps;
let rival: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  files = projectFileSteps(world);
  rival = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  await world.db.query(
    `update tenants set settings = settings || '{"uploads":{"filesPerDay":1000,"megabytesPerDay":1000}}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
});
afterAll(() => world.close());

const NO_WORDS = { es: '', en: '' };

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'sent as %s is written anew, in several widths, with nothing else in it',
    async (format) => {
      const id = await files.draft();
      const { url } = good(
        await files.send(id, await pictureFile('foto.bin', { width: 2400, height: 1600, format })),
      ).data;
      const { images } = (await files.read(id)).sections;
      expect(images.pictures).toEqual([{ url, alt: NO_WORDS }]);
      expect(images.cover_url).toBe(url);
      for (const [query, width] of [
        ['', 1920],
        ['?w=480', 480],
        ['?w=500', 960],
        ['?w=5000', 1920],
      ] as const) {
        const answer = await files.open(url, world.issuer, query);
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
        const bytes = Buffer.from(await answer.arrayBuffer());
        const seen = await sharp(bytes).metadata();
        expect([seen.width, seen.exif, seen.xmp, seen.icc]).toEqual([width, undefined, undefined, undefined]);
        expect(bytes.includes('Secreto')).toBe(false);
      }
    },
  );

  test('a picture of a draft is read by its editors alone; of a public project by anybody, and kept by any cache', async () => {
    const id = await files.draft();
    const { url } = good(await files.send(id, await pictureFile('foto.jpg'))).data;
    const investor = await world.addPerson();
    const other = await anotherTenant(world);
    for (const [as, status] of [
      [undefined, 404],
      [investor, 404],
      [rival, 404],
      [world.issuer, 200],
      [world.manager, 200],
    ] as const)
      expect((await files.open(url, as)).status).toBe(status);
    expect((await files.open(url, world.issuer)).headers.get('Cache-Control')).toBe('private, no-cache');
    await files.move(id, 'CAMPAIGN');
    const seen = await files.open(url);
    expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(seen.headers.get('ETag')).toMatch(/^"[0-9a-f]{64}"$/);
    expect((await files.open(url, undefined, '', other.host)).status).toBe(404);
  });

  test.each([
    [
      'an SVG named .png',
      async () =>
        new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'], 'a.png', {
          type: 'image/png',
        }),
      'validator.error_file_type',
    ],
    ['a GIF', async () => new File([await gif()], 'a.jpg'), 'validator.error_file_type'],
    ['a page', async () => new File(['<!doctype html><script>x()</script>'], 'a.jpg'), 'validator.error_file_type'],
    ['a picture of 30,000 by 30,000', async () => bombFile(30_000), 'validator.error_picture_pixels'],
    [
      'a JPEG that breaks off',
      async () => cut(await pictureFile('a.jpg', { colour: '#112233' })),
      'validator.error_picture_broken',
    ],
  ] as const)('%s is refused at its field, and nothing is kept', async (_, file, key) => {
    const id = await files.draft();
    const before = await files.onDisk();
    const answer = await files.send(id, await file());
    expect([answer.status, problemOf(answer)]).toEqual([422, [key]]);
    expect(await files.onDisk()).toEqual(before);
    expect((await files.read(id)).sections.images.pictures).toEqual([]);
  });

  test('a picture of 40 MB is refused at its field', async () => {
    const answer = await files.send(await files.draft(), new File([new Uint8Array(40_000_000)], 'grande.jpg'));
    expect([answer.status, problemOf(answer)]).toEqual([413, ['validator.error_file_size']]);
  });

  test('the 41st is refused, also where two windows send the last one at once', async () => {
    const id = await files.draft();
    const many = Array.from({ length: PROJECT_PICTURES_MAX - 1 }, (_, at) => ({
      url: `/projects/demo-${at}.svg`,
      alt: NO_WORDS,
    }));
    await world.db.query('update issuances set images = $2 where id = $1', [id, JSON.stringify(many)]);
    const pictures = await Promise.all(['#aa0000', '#00aa00'].map((colour) => pictureFile('a.jpg', { colour })));
    const answers = await Promise.all(pictures.map((picture) => files.send(id, picture)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const full = answers.find(({ status }) => status === 422);
    expect(full && problemOf(full)).toEqual(['validator.error_file_count']);
    expect((await files.read(id)).sections.images.pictures).toHaveLength(PROJECT_PICTURES_MAX);
  });

  test('two windows that send at once both keep theirs, and the same file twice is one picture', async () => {
    const id = await files.draft();
    const pictures = await Promise.all(
      ['#aa0000', '#00aa00', '#0000aa'].map((colour) => pictureFile('a.jpg', { colour })),
    );
    const answers = await Promise.all([...pictures, ...pictures].map((file) => files.send(id, file)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await files.read(id)).sections.images.pictures).toHaveLength(3);
  });

  test('a picture that came while a window was open stays when that window saves; its words and its place are saved', async () => {
    const id = await files.draft();
    const [one, two, three] = await Promise.all(
      ['#aa0000', '#00aa00', '#0000aa'].map((colour) => pictureFile('a.jpg', { colour })),
    );
    const first = good(await files.send(id, one as File)).data.url;
    const second = good(await files.send(id, two as File)).data.url;
    const seen = await files.read(id);
    const third = good(await files.send(id, three as File)).data.url;
    const alt = { es: 'Una huerta', en: 'An orchard' };
    const body = {
      version: seen.versions.images,
      video: '',
      pictures: [
        { url: second, alt },
        { url: first, alt: NO_WORDS },
      ],
    };
    good(await world.call(saveProjectImages, { params: { id }, body, as: world.issuer }));
    const { images } = (await files.read(id)).sections;
    expect(images.pictures.map(({ url }) => url)).toEqual([second, first, third]);
    expect([images.cover_url, images.pictures[0]?.alt]).toEqual([second, alt]);
  });

  test('a picture that is taken away is gone from the store with all its widths', async () => {
    const id = await files.draft();
    const before = await files.onDisk();
    const { url } = good(await files.send(id, await pictureFile('a.jpg', { width: 2400 }))).data;
    expect((await files.onDisk()).length).toBe(before.length + 3);
    const { versions } = await files.read(id);
    const body = { version: versions.images, video: '', pictures: [], removed: [url] };
    good(await world.call(saveProjectImages, { params: { id }, body, as: world.issuer }));
    expect(await files.onDisk()).toEqual(before);
    expect((await files.open(url, world.issuer)).status).toBe(404);
    expect((await files.read(id)).sections.images.cover_url).toBe('');
  });

  test('a mark takes the old one’s place and keeps what is transparent', async () => {
    const id = await files.draft();
    const before = await files.onDisk();
    const clear = await sharp({
      create: { width: 600, height: 300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const first = good(await files.send(id, await pictureFile('logo.png', { format: 'png' }), 'logo')).data.url;
    const second = good(await files.send(id, new File([new Uint8Array(clear)], 'logo.png'), 'logo')).data.url;
    expect((await files.read(id)).sections.images.logo_url).toBe(second);
    expect((await files.open(first, world.issuer)).status).toBe(404);
    expect((await files.onDisk()).length).toBe(before.length + 1);
    const seen = await sharp(Buffer.from(await (await files.open(second, world.issuer)).arrayBuffer())).metadata();
    expect([seen.format, seen.hasAlpha, seen.width]).toEqual(['png', true, 320]);
    const { versions } = await files.read(id);
    const body = { version: versions.images, video: '', pictures: [], logo: 'remove' as const };
    good(await world.call(saveProjectImages, { params: { id }, body, as: world.issuer }));
    expect([(await files.read(id)).sections.images.logo_url, await files.onDisk()]).toEqual(['', before]);
  });

  test('a picture of a person is cut to a square and shown with them; a strange one is refused', async () => {
    const id = await files.draft();
    const { url } = good(
      await files.send(id, await pictureFile('ana.jpg', { width: 900, height: 1400 }), 'person'),
    ).data;
    const ana = { name: 'Ana', role: { es: 'Gerente', en: 'Manager' }, bio: NO_WORDS };
    const save = async (picture: string) =>
      world.call(saveProjectTeam, {
        params: { id },
        body: { version: (await files.read(id)).versions.team, team: [{ ...ana, picture }] },
        as: world.issuer,
      });
    expect((await save('https://example.com/x.jpg')).status).toBe(422);
    const strange = good(
      await files.send(await files.draft(), await pictureFile('eva.jpg', { colour: '#123456' }), 'person'),
    ).data.url;
    expect((await save(strange)).status).toBe(422);
    good(await save(url));
    expect((await files.read(id)).sections.team.team[0]?.picture).toBe(url);
    const { slug } = good(await world.call(getManagedIssuance, { params: { id }, as: world.issuer })).data;
    await files.move(id, 'CAMPAIGN');
    expect(good(await world.call(getIssuanceBySlug, { params: { slug } })).data.team[0]?.picture).toBe(url);
    const seen = await sharp(Buffer.from(await (await files.open(url)).arrayBuffer())).metadata();
    expect([seen.width, seen.height]).toEqual([480, 480]);
  });
});

test('another issuer’s project takes no file: it is not there, and nobody else may send one at all', async () => {
  const id = await files.draft();
  const investor = await world.addPerson();
  const other = await anotherTenant(world);
  const picture = await pictureFile('a.jpg');
  const documentId = good(await files.sendPaper(id, paper('uno'))).data.id;
  const own = good(
    await other.call(createProject, {
      body: {
        title: { es: 'Otro', en: '' },
        product_type: 'DEBT',
        sector: 'energy',
        price: '120',
        tokens_for_sale: 10,
      },
      as: other.issuer,
      key: randomUUID(),
    }),
  ).data.id;
  expect((await files.send(id, picture, 'picture', rival)).status).toBe(404);
  expect((await files.sendPaper(id, paper('x'), {}, rival)).status).toBe(404);
  expect((await files.send(id, picture, 'picture', investor)).status).toBe(403);
  expect((await files.send(own, picture, 'picture', world.manager)).status).toBe(404);
  // A document of one project is none of another.
  expect((await files.sendPaper(await files.draft(), paper('x'), { document_id: documentId })).status).toBe(404);
});

test.each(['VALIDATING', 'CAMPAIGN', 'CLOSED'])('a project in %s still takes pictures and papers', async (status) => {
  const id = await files.draft();
  await files.move(id, status);
  expect((await files.send(id, await pictureFile('a.jpg'))).status).toBe(200);
  expect((await files.sendPaper(id, paper('x'))).status).toBe(200);
});

async function gif(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer(),
  );
}
async function cut(file: File): Promise<File> {
  const bytes = await file.arrayBuffer();
  return new File([bytes.slice(0, Math.floor(bytes.byteLength * 0.6))], file.name);
}
