import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenPeople } from '#backend/modules/screening/screen-people.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn, problemsIn, unescaped } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { sanctionsFile } from '#tests/support/sample-lists.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const LISTS = '/manager/screening/lists';
const HITS = '/manager/screening';
const es = wordsOf('es');
const en = wordsOf('en');
let dashboard: Dashboard;
let manager: Visitor;
let colleague: Visitor;
/** Somebody of the demo who gives no orders in these tests. */
let person: { id: string; name: string; born: string };
beforeAll(async () => {
  dashboard = await startDashboard();
  manager = dashboard.visitor();
  await manager.signIn('manager@aurora.test');
  colleague = dashboard.visitor('aurora', 'en');
  await colleague.signIn('approver@aurora.test');
  const [found] = await dashboard.database.query<typeof person>(
    `select p.user_id as id, p.first_name || ' ' || p.last_name as name, p.birthday::text as born from user_profiles p
     join tenants t on t.id = p.tenant_id join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
     where t.name = 'aurora' and p.birthday is not null and p.first_name <> '' and u.email not like '%@aurora.test' and u.deleted_at is null
     order by u.email limit 1`,
  );
  if (!found) throw new Error('nobody is seeded');
  person = found;
});
afterAll(() => dashboard?.stop());

/** Sends a file of a list, as the page would. */
async function send(list: 'sanctions' | 'exposed', file: File | null, who: Visitor = manager) {
  const { text } = await who.get(LISTS);
  const form = new FormData();
  form.set('idempotency_key', controlIn(text, 'idempotency_key').value);
  form.set('form_id', list);
  form.set('intent', list);
  form.set('file', file ?? new File([], ''));
  return who.upload(LISTS, form);
}
/** What the jobs do. */
async function holdEverybody() {
  const [edition] = await dashboard.database.query<{ tenantId: string; editionId: string }>(
    `select tenant_id as "tenantId", id as "editionId" from watch_editions where in_use and list = 'sanctions'`,
  );
  for (let jobs = 0; edition && jobs < 20; jobs += 1) await screenPeople(dashboard.backEnd.deps, edition);
}
const main = (text: string) => readText(partOf(text, 'main'));
const sanctions = (people: Parameters<typeof sanctionsFile>[0]['people'], madeAt = new Date(Date.now() - 60_000)) =>
  new File([sanctionsFile({ madeAt, people })], 'xmlFullSanctionsList_1_1.xml');

describe('the lists in use', () => {
  test('are told with their edition, and a first one of the EU says that there is none yet', async () => {
    const { text } = await manager.get(LISTS);
    expect(main(text)).toContain(es('screening:lists.none'));
    expect(main(text)).toContain('cargos-publicos.csv');
  });

  test('take no file that is missing, cut, of another year or something else, each told at its field in the reader’s language', async () => {
    const good = sanctionsFile({ people: [{ name: 'Nadie Ninguno' }] });
    const cases: readonly [File | null, string][] = [
      [null, 'validator:error_file_empty'],
      [new File([good.slice(0, good.length / 2)], 'cortada.xml'), 'validator:error_watch_cut'],
      [new File(['<html><body>403</body></html>'], 'pagina.xml'), 'validator:error_watch_format'],
      [
        new File([`<!DOCTYPE x [<!ENTITY a "b">]>${good.slice(good.indexOf('<export'))}`], 'entidades.xml'),
        'validator:error_watch_declares',
      ],
    ];
    for (const [file, key] of cases) {
      const answer = await send('sanctions', file);
      expect(problemsIn(answer.text), key).toEqual([`${es('screening:file.sanctions.label')}: ${es(key)}`]);
    }
    const old = await send('sanctions', sanctions([{ name: 'Nadie Ninguno' }], new Date('2024-03-01')), colleague);
    expect(problemsIn(old.text)[0]).toContain(en('validator:error_watch_old').split('{{')[0]?.trim());
    const bad = await send(
      'exposed',
      new File(['nombre;nacimiento\nSolo;1970\nAna Gil Ruiz;31/02/1970\n;1980'], 'mala.csv'),
    );
    expect(problemsIn(bad.text)[0]).toMatch(/3 entradas.*2, 4.*3/);
    expect(main((await manager.get(LISTS)).text)).toContain(es('screening:lists.none'));
  });
});

describe('somebody who may stand on the EU’s list', () => {
  test('waits in the inbox, stands beside what the list says, and is decided with a reason that a colleague can turn round', async () => {
    const reversed = person.name.split(' ').reverse().join(' ').toUpperCase();
    const sent = await send(
      'sanctions',
      sanctions([{ name: reversed, birthdate: person.born }, { name: 'Nadie Ninguno' }]),
    );
    expect((await manager.follow(sent)).text).toContain(es('screening:lists.done'));
    await holdEverybody();
    expect((await manager.get('/manager/inbox?kind=screening')).text).toContain(HITS);
    const list = await manager.get(`${HITS}?state=OPEN&sort=found`);
    const href = /\/manager\/screening\/[0-9a-f-]{36}/.exec(list.text)?.[0] ?? '';
    const sheet = await manager.get(href);
    expect(main(sheet.text)).toContain(reversed);
    expect(main(sheet.text)).toContain(es('screening:sign.same'));
    expect(main(sheet.text)).toContain(es('screening:decide.question'));
    expect(main(sheet.text)).toContain(es('screening:stops.OPEN'));
    for (const part of ['href="#decision"', 'id="decision"']) expect(sheet.text).toContain(part);
    expect(main((await manager.get(`/manager/users/${person.id}`)).text)).toContain(
      es('users:verify.blocked.screening'),
    );

    const empty = await decide(manager, href, {});
    expect(problemsIn(empty.text)).toHaveLength(2);
    const done = await manager.follow(
      await decide(manager, href, { decision: 'DISMISSED', reason: 'Otro lugar de nacimiento' }),
    );
    expect(done.text).toContain(es('screening:done.DISMISSED'));
    const seen = await colleague.get(href);
    expect(main(seen.text)).toContain('Otro lugar de nacimiento');
    expect(main(seen.text)).toContain(en('screening:state.DISMISSED'));
    // What is decided is not asked once more: it can be decided the other way.
    expect(main(seen.text)).not.toContain(en('screening:decide.question'));
    expect(main(seen.text)).toContain(en('screening:again.question'));
    const turned = await colleague.follow(
      await decide(colleague, href, { decision: 'CONFIRMED', reason: 'Its passport says so' }),
    );
    expect(turned.text).toContain(en('screening:done.CONFIRMED'));
    expect(main((await manager.get(href)).text)).toContain(es('screening:stops.CONFIRMED'));
    await decide(manager, href, { decision: 'DISMISSED', reason: 'Fin de la prueba' });
  });
});

async function decide(who: Visitor, href: string, fields: Record<string, string>) {
  const { text } = await who.get(href);
  const hidden = { seen: controlIn(text, 'seen').value, idempotency_key: controlIn(text, 'idempotency_key').value };
  return who.post(href, { ...hidden, ...fields, form_id: 'decide', intent: 'decide' });
}

test('people are led to the lists from the list of people, and nobody but managers reads them', async () => {
  expect((await manager.get('/manager/users')).text).toContain(`href="${HITS}"`);
  const investor = dashboard.visitor();
  await investor.signIn('investor@aurora.test');
  for (const path of [HITS, LISTS]) expect((await investor.get(path)).status, path).not.toBe(200);
  expect(unescaped((await manager.get(HITS)).text)).toContain(es('screening:title'));
});
