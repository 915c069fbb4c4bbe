import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparePersonFile } from '#contract/person-file.ts';
import { exportSteps } from '#tests/support/export-world.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { compact, readPdf } from '#tests/support/pdf-reader.ts';

const PURPOSE = 'Requerimiento del supervisor';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

const ask = (as: Person, id: string, reason = PURPOSE, lang: 'es' | 'en' = 'es') =>
  world.call(preparePersonFile, { params: { id }, body: { reason }, as, lang, key: randomUUID() });

async function paperOf(id: string, lang: 'es' | 'en' = 'es') {
  const steps = exportSteps(world, 'manager');
  const { id: job } = good(await ask(world.manager, id, PURPOSE, lang)).data;
  await steps.write(job);
  const answer = await steps.download(world.manager, job);
  if (answer.status !== 200) throw new Error(JSON.stringify(await steps.read(world.manager, job)));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return { job, pdf: readPdf(Buffer.from(await answer.arrayBuffer())) };
}

test('the file of a person tells who they are, how closely they are looked at, who decided a match with a list, and what they paid', async () => {
  const person = await world.addPerson();
  await orderAt(orderSteps(world), person, await world.addOffer(), 7, 'CHARGED');
  await world.db.query(
    `insert into watch_hits (tenant_id, user_id, list, entry_key, compared, asked, role, name, names, births, note, score, sign, state, found_at, decided_by, decided_at, reason)
     values ($1, $2, 'exposed', 'k1', 'x', 'x', 'self', 'Garcia Nunez, M.', '[]', '[]', '', 90, 'same', 'DISMISSED', now(), $3, now(), 'Otra fecha de nacimiento')`,
    [world.tenantId, person.id, world.manager.id],
  );
  const { job, pdf } = await paperOf(person.id);
  const words = pdf.pages.join('');
  for (const said of [
    `Expediente de ${person.name}`,
    PURPOSE,
    '12345678Z',
    'Riesgo bajo',
    'Garcia Nunez, M.',
    'No es esa persona',
    'Otra fecha de nacimiento',
    '350,00',
    'Huerta Solar',
    'Verificada',
  ])
    expect(words).toContain(compact(said));
  const english = await paperOf(person.id, 'en');
  expect(english.pdf.pages.join('')).toContain(compact('Not the same person'));
  const audit = await world.db.query<{ action: string; purpose: string }>(
    `select action, details->>'purpose' as purpose from audit_log where tenant_id = $1 and subject_id = $2 and action <> 'export.ready' order by at`,
    [world.tenantId, job],
  );
  expect(audit).toEqual([
    { action: 'export.asked', purpose: PURPOSE },
    { action: 'export.downloaded', purpose: PURPOSE },
  ]);
});

test('a file of a person needs a purpose, a manager, and a person of the tenant', async () => {
  const person = await world.addPerson();
  expect(outcome(await ask(world.manager, person.id, 'corto'))).toMatch(/^4(00|22)/);
  expect(outcome(await ask(world.issuer, person.id))).toMatch(/^403/);
  expect(outcome(await ask(person, person.id))).toMatch(/^40[13]/);
  expect(outcome(await ask(world.manager, randomUUID()))).toBe('404 not_found');
  const neighbour = await anotherTenant(world);
  const theirs = { params: { id: person.id }, body: { reason: PURPOSE }, as: neighbour.manager, key: randomUUID() };
  expect(outcome(await neighbour.call(preparePersonFile, theirs))).toBe('404 not_found');
});

test('a file that is asked for is not made for who has stopped being a manager, and not asked for again without its purpose', async () => {
  const person = await world.addPerson();
  const leaving = await world.addPerson({ roles: ['ADMIN'] });
  const steps = exportSteps(world, 'manager');
  const { id } = good(await ask(leaving, person.id)).data;
  await world.db.query(`update users set role = 'USER', roles = '{USER}' where id = $1`, [leaving.id]);
  await steps.write(id);
  expect(await steps.read(world.manager, id)).toMatchObject({ state: 'FAILED', failure: 'not_allowed' });
});
