import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExport } from '#backend/modules/exports/write-export.ts';
import { hashPassword } from '#backend/modules/users/password.ts';
import { getOwnDataCopy, prepareOwnData } from '#contract/own-data.ts';
import type { ExportArea } from '#domain/export/exported-lists.ts';
import { DATA_PART_NAMES } from '#domain/own-data/own-data.ts';
import { exportSteps } from '#tests/support/export-world.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

const PASSWORD = 'una-clave-larga-7';

let world: InvestWorld;
let hash: string;
beforeAll(async () => {
  world = await makeInvestWorld();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => world?.close());

async function withPassword(options: Parameters<InvestWorld['addPerson']>[0] = {}): Promise<Person> {
  const person = await world.addPerson(options);
  await world.db.query('update users set password_hash = $2 where id = $1', [person.id, hash]);
  return person;
}

const ask = (as: Person, area: ExportArea = 'user', typed: string | null = PASSWORD, lang: 'es' | 'en' = 'es') =>
  world.call(prepareOwnData, {
    body: { area, ...(typed ? { current_password: typed } : {}) },
    as,
    lang,
    key: randomUUID(),
  });

/** The whole way of one: what is in the archive. */
async function copyOf(as: Person, area: ExportArea = 'user', lang: 'es' | 'en' = 'es') {
  const steps = exportSteps(world, area);
  const { id } = good(await ask(as, area, PASSWORD, lang)).data;
  await steps.write(id);
  const answer = await steps.download(as, id);
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(await steps.read(as, id))}`);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const zip = await JSZip.loadAsync(await answer.arrayBuffer(), { checkCRC32: true });
  const names = Object.keys(zip.files).sort();
  const text = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  const json = await text(lang === 'es' ? 'datos.json' : 'data.json');
  const page = await text(lang === 'es' ? 'leame.html' : 'readme.html');
  // biome-ignore lint/suspicious/noExplicitAny: the copy is read as a stranger would
  return { id, zip, names, raw: json, page, data: JSON.parse(json) as any };
}

test('a copy holds what the person has and did, in every part, and their files byte for byte', async () => {
  const person = await withPassword();
  const offer = await world.addOffer();
  const steps = orderSteps(world);
  const order = await orderAt(steps, person, offer, 3, 'CHARGED');
  const { sha256 } = good(await steps.prepare(person, order)).data;
  good(await steps.sendCode(person, order));
  const code = /\b\d{5}\b/.exec((await world.mailsTo(person)).at(-1)?.plain ?? '')?.[0] ?? '';
  good(await steps.sign(person, order, code, sha256));
  const { data, names, page, zip } = await copyOf(person);
  expect(data.schema_version).toBe(1);
  expect(data.person).toBe(person.id);
  expect(Object.keys(data.parts)).toEqual(DATA_PART_NAMES);
  expect(data.parts.account).toEqual([
    expect.objectContaining({ id: person.id, email: person.email, has_password: true }),
  ]);
  expect(data.parts.personal_data[0]).toMatchObject({ first_name: 'María José', id_number: '12345678Z' });
  expect(data.parts.orders).toEqual([expect.objectContaining({ id: order, status: 'SIGNED' })]);
  expect(data.parts.payments.length).toBeGreaterThan(0);
  expect(data.parts.order_history.length).toBeGreaterThan(3);
  expect(data.parts.signatures[0]).toMatchObject({ typed_name: person.name });
  expect(data.parts.ledger_entries.length).toBeGreaterThan(0);
  expect(data.parts.mails.length).toBeGreaterThan(0);
  const contract = data.parts.files.find(({ kind }: { kind: string }) => kind === 'contract');
  const bytes = (await zip.file(contract.path)?.async('nodebuffer')) ?? Buffer.alloc(0);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(contract.sha256);
  expect(names).toEqual(expect.arrayContaining(['datos.json', 'leame.html']));
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('María José');
  expect(page).toContain('Firmada');
  expect(page).not.toContain('<script');
});

test('the page reads in the person’s language what the file says, and no text of theirs becomes markup', async () => {
  const person = await withPassword();
  const name = `<img src=x onerror="alert('1')"> & 王`;
  await world.db.query('update user_profiles set first_name = $2 where user_id = $1', [person.id, name]);
  const { data, page } = await copyOf(person, 'user', 'en');
  expect(data.parts.personal_data[0].first_name).toBe(name);
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('First name');
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; 王');
  expect(page).not.toContain('<img');
});

test('a copy tells nothing of what the person is suspected of, of what opens the account, and of others', async () => {
  const person = await withPassword();
  const other = await withPassword();
  const secret = `secreto-${randomUUID()}`;
  await world.db.query(
    `insert into watch_hits (tenant_id, user_id, list, entry_key, compared, asked, role, name, names, births, note, score, sign, state, found_at)
     values ($1, $2, 'sanctions', $3, 'x', 'x', 'self', $3, '[]', '[]', $3, 90, 'same', 'OPEN', now())`,
    [world.tenantId, person.id, secret],
  );
  for (const action of ['screening.found', 'screening.decided'])
    await world.db.query(
      `insert into audit_log (tenant_id, at, user_id, action, subject_type, subject_id, details) values ($1, now(), $2, $3, 'user', $4, $5)`,
      [world.tenantId, world.manager.id, action, person.id, { note: secret }],
    );
  await world.db.query(
    `insert into audit_log (tenant_id, at, user_id, action, subject_type, subject_id, details) values ($1, now(), $2, 'user.roles_changed', 'user', $3, $4)`,
    [world.tenantId, world.manager.id, person.id, { reason: secret }],
  );
  const { raw, page, data } = await copyOf(person);
  expect(data.parts.acts_upon_you.map(({ action }: { action: string }) => action)).toEqual(['user.roles_changed']);
  for (const hidden of [
    secret,
    'screening',
    hash,
    createHash('sha256').update(person.token).digest('hex'),
    other.id,
    other.email,
    world.manager.id,
    world.manager.email,
  ])
    expect(raw.includes(hidden) || page.includes(hidden), hidden).toBe(false);
});

test('the password is asked of a person who has one, and of no other', async () => {
  const person = await withPassword();
  expect(outcome(await ask(person, 'user', null))).toContain('422');
  expect(outcome(await ask(person, 'user', 'otra-clave-mala-1'))).toBe('422 account.password_wrong');
  expect(outcome(await ask(person))).toContain('200');
  expect(
    outcome(
      await world.call(prepareOwnData, { body: { area: 'user' }, as: await world.addPerson(), key: randomUUID() }),
    ),
  ).toContain('200');
});

test('one copy is made at a time and one a day, and one that was cancelled or failed holds nobody up', async () => {
  const person = await withPassword();
  const steps = exportSteps(world, 'user');
  const { id } = good(await ask(person)).data;
  expect(outcome(await ask(person))).toBe('409 export.once_a_day');
  good(await steps.act(person, id, 'cancel'));
  expect(outcome(await steps.act(person, id, 'again'))).toBe('409 export.no_longer');
  const tries = await Promise.all([ask(person), ask(person), ask(person)]);
  expect(tries.map(outcome).filter((each) => each.startsWith('200')).length).toBe(1);
  const { data } = good(await world.call(getOwnDataCopy, { as: person }));
  expect(data.copy?.state).toBe('QUEUED');
  expect(Date.parse(data.next_at ?? '')).toBeGreaterThan(Date.now() + 23 * 3_600_000);
});

test('a copy is for its person alone: another cannot download it, a manager behind their session neither, and it is told to no colleague', async () => {
  const colleague = await withPassword({ roles: ['ADMIN'] });
  const managers = exportSteps(world, 'manager');
  const { id } = await copyOf(colleague, 'manager');
  expect((await managers.download(world.manager, id)).status).toBe(404);
  expect(await managers.read(world.manager, id)).toBeUndefined();
  expect((await managers.read(colleague, id))?.format).toBe('ZIP');

  const person = await withPassword();
  const token = randomBytes(32).toString('base64url');
  await world.db.query(
    `insert into access_tokens (tenant_id, user_id, kind, token_hash, impersonator_user_id, impersonation_reason, created_at, expires_at)
     values ($1,$2,'user',$3,$4,'ayuda',now(),now() + interval '30 minutes')`,
    [world.tenantId, person.id, createHash('sha256').update(token).digest('hex'), world.manager.id],
  );
  expect(outcome(await ask({ ...person, token }))).toBe('403 access.impersonated');
  expect(outcome(await ask(person, 'manager'))).toContain('404');
  expect(outcome(await ask(person, 'entrepreneur'))).toContain('404');
  expect(outcome(await ask(world.issuer, 'entrepreneur', null))).toContain('200');
});

test('five thousand orders of one person are all in their copy, each once', async () => {
  const person = await withPassword();
  const offer = await world.addOffer();
  await world.db.query(
    `insert into investments (tenant_id, reference, user_id, issuance_id, status, tokens, price, amount_cents, terms_version, created_at, updated_at)
     select $1, 'ORD-MANY-' || n, $2, $3, 'CANCELED', 25, 50, 125000, 1, now(), now() from generate_series(1, 5000) n`,
    [world.tenantId, person.id, offer.id],
  );
  const { data } = await copyOf(person);
  expect(new Set(data.parts.orders.map(({ reference }: { reference: string }) => reference)).size).toBe(5000);
  expect(data.parts.orders).toHaveLength(5000);
});

test('a mail tells that the copy is there, in its own words', async () => {
  const person = await withPassword();
  await copyOf(person);
  const mails = await world.mailsTo(person);
  expect(mails.filter(({ kind }) => kind === 'export.ready').map(({ subject }) => subject)).toEqual([
    'La copia de sus datos está lista',
  ]);
});

test('the demo’s people get their copies: an investor, an issuer and a manager, with every part that they have', async () => {
  await cp(process.env.TEST_FILES ?? '', path.join(world.backEnd.deps.config.dataDir, 'files'), { recursive: true });
  const rows = await world.db.query<{ id: string; tenant: string; email: string; area: ExportArea }>(
    `select u.id, u.tenant_id as tenant, u.email, case when u.email like 'manager@%' then 'manager' when u.email like 'issuer@%' then 'entrepreneur' else 'user' end as area
     from users u join tenants t on t.id = u.tenant_id where t.name = 'aurora' and u.email ~ '^(manager|issuer|investor)@'`,
  );
  expect(rows.length).toBe(3);
  for (const { id, tenant, area } of rows) {
    const [job] = await world.db.query<{ id: string }>(
      `insert into exports (tenant_id, user_id, area, list, filter, view, format, columns, words, lang, state, tries_left, asked_at, moved_at)
       values ($1, $2, $3, 'own-data', '{}', '', 'ZIP', '[]', '{}', 'es', 'QUEUED', 3, now(), now()) returning id`,
      [tenant, id, area],
    );
    await writeExport(world.backEnd.deps, { tenantId: tenant, exportId: job?.id ?? '' });
    const [done] = await world.db.query<{ state: string; rows: number }>(
      'select state, rows from exports where id = $1',
      [job?.id],
    );
    expect(done).toMatchObject({ state: 'READY' });
    expect(done?.rows).toBeGreaterThan(3);
  }
});
