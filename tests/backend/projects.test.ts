import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { getIssuanceBySlug, getManagedIssuance } from '#contract/issuances.ts';
import {
  createProject,
  getProject,
  listIssuers,
  type Project,
  saveProjectCalendar,
  saveProjectCard,
  saveProjectDocuments,
  saveProjectImages,
  saveProjectIssuer,
  saveProjectReturn,
  saveProjectTeam,
  saveProjectTexts,
  saveProjectToken,
} from '#contract/projects.ts';
import { PROJECT_SECTIONS, type ProjectSection } from '#domain/issuance/project-sections.ts';
import { callApi, type Speaker } from '#tests/support/back-end.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let rival: Person;
beforeAll(async () => {
  world = await makeInvestWorld();
  rival = await world.addPerson({ roles: ['ENTREPRENEUR'] });
});
afterAll(() => world.close());

const DRAFT = {
  title: { es: 'Huerta solar', en: '' },
  product_type: 'DEBT',
  sector: 'energy',
  price: '120',
  tokens_for_sale: 1500,
} as const;
const create = (
  as: Person,
  body: Partial<typeof DRAFT & { issuer_user_id: string }> = {},
  key: string = randomUUID(),
) => world.call(createProject, { body: { ...DRAFT, ...body }, as, key });
const read = async (id: string, as: Speaker = world.issuer) =>
  good(await world.call(getProject, { params: { id }, as })).data;
async function draft(): Promise<Project> {
  return read(good(await create(world.issuer)).data.id);
}

const SAVING = {
  card: saveProjectCard,
  issuer: saveProjectIssuer,
  token: saveProjectToken,
  calendar: saveProjectCalendar,
  return: saveProjectReturn,
  images: saveProjectImages,
  texts: saveProjectTexts,
  documents: saveProjectDocuments,
  team: saveProjectTeam,
} as const satisfies Record<ProjectSection, Endpoint>;

/** A section as its form sends it back. */
function bodyOf(project: Project, section: ProjectSection): Record<string, unknown> {
  const { cover_url: _, logo_url: __, versions: ___, ...values } = project.sections[section] as Record<string, unknown>;
  const documents = (values.documents as Record<string, unknown>[] | undefined)?.map(
    ({ bytes: _b, file_id: _f, expired: _e, ...document }) => document,
  );
  return { ...values, ...(documents ? { documents } : {}), version: project.versions[section] };
}
const save = (project: Project, section: ProjectSection, change: object = {}, as: Person = world.issuer) =>
  world.call(SAVING[section] as typeof saveProjectCard, {
    params: { id: project.id },
    body: { ...bodyOf(project, section), ...change } as never,
    as,
  });

describe('a project', () => {
  test('begins with a few words: its address comes from its title, its issuer is who made it or whom the manager names', async () => {
    const own = await draft();
    expect(own).toMatchObject({ status: 'DRAFT', tokens_taken: 0, versions: { card: 1, team: 1 } });
    expect(own.sections.card.slug).toMatch(/^huerta-solar(-\d+)?$/);
    expect(own.sections.issuer.issuer_user_id).toBe(world.issuer.id);
    expect(own.sections.token).toMatchObject({ price: '120', tokens_for_sale: 1500, min_tokens: 1, max_tokens: 1500 });
    expect(new Set(own.missing.map(({ section }) => section)).size).toBe(9);

    const issuers = good(await world.call(listIssuers, { as: world.manager })).data;
    expect(issuers.map(({ id }) => id)).toEqual(expect.arrayContaining([world.issuer.id, rival.id]));
    expect(issuers.map(({ id }) => id)).not.toContain(world.manager.id);
    const given = good(await create(world.manager, { issuer_user_id: rival.id })).data.id;
    expect((await read(given, rival)).sections.issuer.issuer_user_id).toBe(rival.id);
    expect(outcome(await create(world.manager))).toContain('422');
    expect(outcome(await create(world.manager, { issuer_user_id: world.manager.id }))).toContain('422');
    // An issuer’s project is their own, whatever they name.
    const mine = good(await create(world.issuer, { issuer_user_id: rival.id })).data.id;
    expect((await read(mine)).sections.issuer.issuer_user_id).toBe(world.issuer.id);
  });

  test('bears its issuer’s own identifier as typed, on its sheet too, and none where the field is emptied', async () => {
    const own = await draft();
    const sheet = async () =>
      good(await world.call(getManagedIssuance, { params: { id: own.id }, as: world.issuer })).data.client_uuid;
    expect(await sheet()).toBeNull();
    good(await save(own, 'card', { client_uuid: '  MOL-2027/ñ 1 ' }));
    expect([(await read(own.id)).sections.card.client_uuid, await sheet()]).toEqual(['MOL-2027/ñ 1', 'MOL-2027/ñ 1']);
    expect(outcome(await save(await read(own.id), 'card', { client_uuid: 'x'.repeat(81) }))).toBe(
      '400 request.invalid',
    );
    good(await save(await read(own.id), 'card', { client_uuid: '' }));
    expect(await sheet()).toBeNull();
  });

  test('shows a video of YouTube or Vimeo by its link, and takes no other', async () => {
    const own = await draft();
    const saved = async (video: string) => outcome(await save(await read(own.id), 'images', { video }));
    for (const link of ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871']) {
      expect(await saved(link)).toMatch(/^200/);
      expect((await read(own.id)).sections.images.video).toContain(link.slice(link.lastIndexOf('/') + 1));
    }
    expect(await saved('https://vimeo.com.example/76979871')).toBe('400 request.invalid');
    expect((await read(own.id)).sections.images.video).toContain('76979871');
  });

  test('is made once by a form that is sent twice', async () => {
    const key = randomUUID();
    const [one, two] = [await create(world.issuer, {}, key), await create(world.issuer, {}, key)];
    expect(good(two).data.id).toBe(good(one).data.id);
  });

  test('is another issuer’s to nobody: to read, to save and across tenants it is not there', async () => {
    const own = await draft();
    const investor = await world.addPerson();
    const other = await anotherTenant(world);
    const asked = (as: Speaker, where = world) => where.call(getProject, { params: { id: own.id }, as });
    expect((await asked(rival)).status).toBe(404);
    expect((await asked(investor)).status).toBe(403);
    expect((await asked(other.manager, other)).status).toBe(404);
    expect((await asked(world.manager)).status).toBe(200);
    for (const section of PROJECT_SECTIONS) {
      expect((await save(own, section, {}, rival)).status, section).toBe(404);
      expect((await save(own, section, {}, investor)).status, section).toBe(403);
    }
  });
});

test('every seeded project is saved as it was read: no section changes, and one changed word changes nothing else', async () => {
  const { db } = world;
  const rows = await db.query<{ id: string; host: string; status: string }>(
    `select i.id, h.host, i.status from issuances i join tenant_hosts h on h.tenant_id = i.tenant_id and h.is_primary
     where i.tenant_id <> $1 order by i.id`,
    [world.tenantId],
  );
  expect(rows.length).toBeGreaterThan(40);
  const managers = new Map<string, Speaker>();
  for (const { id, host, status } of rows) {
    const as = managers.get(host) ?? (await managerOf(host));
    managers.set(host, as);
    const call = (endpoint: typeof saveProjectCard, body: object) =>
      callApi(world.backEnd.fetch, 'http://api.test', host, endpoint, { params: { id }, body: body as never, as });
    const project = good(
      await callApi(world.backEnd.fetch, 'http://api.test', host, getProject, { params: { id }, as }),
    ).data;
    const page = good(
      await callApi(world.backEnd.fetch, 'http://api.test', host, getManagedIssuance, { params: { id }, as }),
    ).data;
    for (const section of PROJECT_SECTIONS) {
      const answer = await call(SAVING[section] as typeof saveProjectCard, bodyOf(project, section));
      expect(good(answer).data.version, `${id} ${section}`).toBe(1);
    }
    if (status === 'CLOSED') continue;
    const body = bodyOf(project, 'texts') as { market: { es: string; en: string } };
    const texts = { ...body, market: { ...body.market, es: '<p>Hay demanda.</p>' } };
    expect(good(await call(saveProjectTexts as unknown as typeof saveProjectCard, texts)).data.version).toBe(2);
    const after = good(
      await callApi(world.backEnd.fetch, 'http://api.test', host, getManagedIssuance, { params: { id }, as }),
    ).data;
    // Its history has one line more.
    expect(after.log.slice(1)).toEqual(page.log);
    expect({ ...after, updated_at: '', log: page.log }).toEqual({
      ...page,
      updated_at: '',
      sections: { ...page.sections, market: { ...page.sections.market, es: '<p>Hay demanda.</p>' } },
    });
  }
});

async function managerOf(host: string): Promise<Speaker> {
  const token = randomBytes(32).toString('base64url');
  await world.db.query(
    `insert into access_tokens (tenant_id, user_id, kind, token_hash, created_at, expires_at)
     select u.tenant_id, u.id, 'manager', $2, now(), now() + interval '1 day'
     from users u join tenant_hosts h on h.tenant_id = u.tenant_id where h.host = $1 and 'ADMIN' = any(u.roles) limit 1`,
    [host, createHash('sha256').update(token).digest('hex')],
  );
  return { token, kind: 'manager' };
}

describe('two windows', () => {
  test('never lose a word: what somebody else has saved since is refused, and the same twice is saved once', async () => {
    const seen = await draft();
    const slogan = { es: 'Sol para todo el pueblo', en: 'Sun for the whole village' };
    expect(good(await save(seen, 'card', { slogan })).data.version).toBe(2);
    expect(good(await save(seen, 'card', { slogan })).data.version).toBe(2);
    expect(outcome(await save(seen, 'card', { location: 'Soria' }, world.manager))).toBe(
      '409 project.changed_meanwhile',
    );
    // Another section is another version.
    expect(good(await save(seen, 'issuer', { issuer_city: 'Soria' }, world.manager)).data.version).toBe(2);
    const now = await read(seen.id);
    expect(now.sections.card).toMatchObject({ slogan, location: '' });
    expect(good(await save(now, 'card', { location: 'Soria' })).data.version).toBe(3);
    expect((await read(seen.id)).saved?.by).not.toBe('');
  });

  test('windows that save at the same moment come one after the other: all but one hear of it', async () => {
    const seen = await draft();
    const places = Array.from({ length: 6 }, (_, at) => `Pueblo ${at}`);
    const answers = await Promise.all(places.map((location) => save(seen, 'card', { location })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('an issuer reads the house’s name in a manager’s place', async () => {
    const seen = await draft();
    good(await save(seen, 'card', { location: 'Soria' }, world.manager));
    const [{ name } = { name: '' }] = await world.db.query<{ name: string }>(
      `select coalesce(customization->'tenant'->>'name', name) as name from tenants where id = $1`,
      [world.tenantId],
    );
    expect((await read(seen.id)).saved?.by).not.toContain('@');
    expect((await read(seen.id)).saved?.by).not.toBe((await read(seen.id, world.manager)).saved?.by);
    expect(name).not.toBe('');
  });
});

describe('a saved section', () => {
  test('is cleaned: scripts, styles and addresses that run something are taken out, the words stay', async () => {
    const seen = await draft();
    const evil =
      '<h1 onclick="x()">Plan</h1><script>alert(1)</script><p style="x">Uno <b>dos</b> <a href="javascript:x()">tres</a><img src=x onerror=y></p>';
    good(await save(seen, 'texts', { product: { es: evil, en: '' } }));
    const { product } = (await read(seen.id)).sections.texts;
    expect(product.es).toBe(
      '<h3>Plan</h3><p>Uno <strong>dos</strong> <a rel="noopener nofollow" target="_blank">tres</a></p>',
    );
  });

  test.each([
    ['token', { max_tokens: 1501 }, ['max_tokens']],
    ['token', { min_tokens: 0, soft_cap_tokens: 1501 }, ['min_tokens', 'soft_cap_tokens']],
    ['token', { price: '0' }, ['price']],
    ['token', { price: '4000' }, ['tokens_for_sale']],
    ['calendar', { starts_on: '2027-02-01', ends_on: '2027-01-31' }, ['ends_on']],
    ['calendar', { starts_on: '2001-02-01' }, ['starts_on']],
    ['card', { title: { es: ' ', en: '' } }, ['title']],
    ['issuer', { issuer_user_id: '00000000-0000-4000-8000-000000000001' }, ['issuer_user_id']],
    ['images', { pictures: [{ url: 'https://example.com/x.svg', alt: { es: '', en: '' } }] }, ['pictures']],
    [
      'documents',
      {
        documents: [
          {
            id: '00000000-0000-4000-8000-000000000001',
            title: { es: '', en: '' },
            kind: 'deck',
            access: 'public',
            expires_on: null,
          },
        ],
      },
      ['documents'],
    ],
  ] as const)('is judged together: %s %j', async (section, change, fields) => {
    const answer = await save(await draft(), section, change);
    expect([answer.status, Object.keys(answer.body.fields ?? {}).sort()]).toEqual([422, [...fields].sort()]);
  });

  test.each([
    ['card', { title: { es: 'x'.repeat(81), en: '' } }, 'title.es'],
    ['card', { slogan: { es: '', en: 'y'.repeat(50) } }, 'slogan.en'],
    ['card', { title: { es: 'Huerta\u202eralos', en: '' } }, 'title.es'],
    ['card', { slug: 'manager' }, 'slug'],
    ['card', { slug: 'Riego Solar' }, 'slug'],
    ['images', { video: 'https://example.com/watch?v=1' }, 'video'],
    ['token', { token_symbol: 'HUERTA SOLAR' }, 'token_symbol'],
    ['return', { risks: Array(13).fill({ es: 'a', en: 'a' }) }, 'risks'],
  ] as const)('keeps its bounds: %s %j', async (section, change, field) => {
    const answer = await save(await draft(), section, change);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  test('takes any script that people write', async () => {
    const title = { es: 'مزرعة شمسية', en: '太陽光の果樹園 👩‍🌾' };
    const seen = await draft();
    good(await save(seen, 'card', { title }));
    expect((await read(seen.id)).sections.card.title).toEqual(title);
  });
});

describe('the address', () => {
  test('an address that a project has had leads to it for ever, and is nobody else’s', async () => {
    const one = await world.addOffer();
    const project = await read(one.id, world.issuer);
    const renamed = `${one.slug}-nueva`;
    good(await save(project, 'card', { slug: renamed }));
    for (const slug of [one.slug, renamed]) {
      const page = good(await world.call(getIssuanceBySlug, { params: { slug } })).data;
      expect([page.id, page.slug]).toEqual([one.id, renamed]);
    }
    const other = await draft();
    for (const slug of [one.slug, renamed]) {
      const refused = await save(other, 'card', { slug });
      expect([refused.status, refused.body.fields?.slug?.key]).toEqual([422, 'validator.error_slug_taken']);
    }
    // Its own old one it may take back, and two tenants may have the same.
    good(await save(await read(one.id), 'card', { slug: one.slug }));
    const elsewhere = await anotherTenant(world);
    const theirs = good(await elsewhere.call(createProject, { body: DRAFT, as: elsewhere.issuer, key: randomUUID() }))
      .data.id;
    const seen = good(await elsewhere.call(getProject, { params: { id: theirs }, as: elsewhere.issuer })).data;
    const taken = await elsewhere.call(saveProjectCard, {
      params: { id: theirs },
      body: { ...seen.sections.card, slug: renamed, version: 1 },
      as: elsewhere.issuer,
    });
    expect(taken.status).toBe(200);
  });
});

describe('the phase', () => {
  const statusOf = async (status: 'PRE_CAMPAIGN' | 'VALIDATING' | 'CAMPAIGN' | 'CLOSED') =>
    read((await world.addOffer({ status, price: '50', tokens: 1000 })).id);

  test('a campaign holds its terms, says which, and lets its words go on', async () => {
    const project = await statusOf('CAMPAIGN');
    const refused = await save(project, 'token', { price: '60', tokens_for_sale: 900, max_tokens: 900 });
    expect(outcome(refused)).toBe('409 project.locked');
    expect(refused.body.fields).toEqual({
      price: { key: 'validator.error_locked_material' },
      tokens_for_sale: { key: 'validator.error_locked_material' },
      max_tokens: { key: 'validator.error_locked_material' },
    });
    expect((await save(project, 'calendar', { ends_on: '2027-12-31' })).status).toBe(409);
    expect((await save(project, 'card', { location: 'Soria' })).status).toBe(200);
    expect((await save(await read(project.id), 'card', { product_type: 'EQUITY' })).status).toBe(409);
  });

  test('a project with the record-keeping body holds its terms but not its dates; one that is over keeps its papers open', async () => {
    const validating = await statusOf('VALIDATING');
    expect((await save(validating, 'token', { price: '60' })).body.fields).toEqual({
      price: { key: 'validator.error_locked_with_body' },
    });
    expect((await save(validating, 'calendar', { ends_on: '2027-06-30' })).status).toBe(200);
    const over = await statusOf('CLOSED');
    expect((await save(over, 'texts', { market: { es: '<p>Otro</p>', en: '' } })).body.error).toBe('project.locked');
    const ana = { name: 'Ana Ruiz', role: { es: 'Gerente', en: 'Manager' }, bio: { es: '', en: '' } };
    expect((await save(over, 'team', { team: [ana] })).status).toBe(200);
  });

  test('a change before the campaign raises the version of the terms, once people could see them', async () => {
    const project = await statusOf('PRE_CAMPAIGN');
    const versionOf = async () =>
      (await world.db.query<{ v: number }>('select terms_version as v from issuances where id = $1', [project.id]))[0]
        ?.v;
    expect(await versionOf()).toBe(1);
    good(await save(project, 'card', { location: 'Soria' }));
    expect(await versionOf()).toBe(1);
    good(await save(project, 'token', { price: '60' }));
    expect(await versionOf()).toBe(2);
  });
});

test('each saving stands in the audit log with its section and the fields that changed', async () => {
  const project = await draft();
  good(await save(project, 'token', { token_name: 'Huerta', token_symbol: 'HSOL' }));
  const rows = await world.db.query<{ action: string; details: object }>(
    `select action, details from audit_log where tenant_id = $1 and subject_id = $2 order by at, id`,
    [world.tenantId, project.id],
  );
  expect(rows).toEqual([
    { action: 'issuance.created', details: {} },
    {
      action: 'issuance.edited',
      details: {
        section: 'token',
        fields: ['token_name', 'token_symbol'],
        changes: [
          { field: 'token_name', from: '', to: 'Huerta' },
          { field: 'token_symbol', from: '', to: 'HSOL' },
        ],
      },
    },
  ]);
});

test('the sheet tells who saved which section when and what changed; an issuer reads their own name, and the house’s in a manager’s place', async () => {
  const project = await draft();
  good(await save(project, 'card', { slogan: { es: 'Sol para todos', en: '' } }));
  good(await save(project, 'token', { token_name: 'Huerta' }, world.manager));
  const logOf = async (as: Speaker) =>
    good(await world.call(getManagedIssuance, { params: { id: project.id }, as })).data.log;
  const seen = await logOf(world.manager);
  expect(seen.map(({ action, saved }) => [action, saved?.section, saved?.changes])).toEqual([
    ['issuance.edited', 'token', [{ field: 'token_name', from: '', to: 'Huerta' }]],
    ['issuance.edited', 'card', [{ field: 'slogan.es', from: '', to: 'Sol para todos' }]],
    ['phase.DRAFT', undefined, undefined],
  ]);
  const names = (log: typeof seen) => log.map(({ by }) => (by && by !== 'self' ? by.name : null));
  const own = await logOf(world.issuer);
  expect(own.map(({ by }) => (by && by !== 'self' ? by.role : null))).toEqual(['manager', 'issuer', 'issuer']);
  expect(names(own)[0]).not.toBe(names(seen)[0]);
  expect(names(own)[1]).toBe(names(seen)[1]);
});
