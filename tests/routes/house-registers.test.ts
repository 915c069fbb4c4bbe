import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn } from '#tests/support/form-page.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

const mainOf = async (who: Visitor, path: string) => partOf((await who.get(path)).text, 'main');
const dayOf = (name: string, day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { [`${name}_day`]: date, [`${name}_month`]: month, [`${name}_year`]: year };
};
const FACTS = {
  conflict_who: 'Ana Ruiz, consejera',
  conflict_what: 'Su hermano es socio del promotor.',
  conflict_measures: 'No vota lo que toca al proyecto.',
  conflict_told_where: '',
  ...dayOf('conflict_seen_on', '2026-01-05'),
  ...dayOf('conflict_told_on', ''),
};
const send = (who: Visitor, path: string, fields: Record<string, string>) =>
  who.post(path, { idempotency_key: randomUUID(), form_id: 'entry', ...fields });

test.each(['es', 'en'] as const)(
  'a manager writes a conflict of interest down, mends what was wrong with nothing lost, changes and closes it, and reads its history, without script, in %s',
  async (lang) => {
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const words = wordsOf(lang);
    expect(await mainOf(manager, '/manager/audit')).toContain('href="/manager/registers"');
    expect(await mainOf(manager, '/manager/registers')).toContain('/manager/registers/new?register=conflicts');

    const name = `Socio de un promotor ${lang}`;
    const wrong = await send(manager, '/manager/registers/new?register=conflicts', {
      ...FACTS,
      name,
      conflict_who: '',
      conflict_told_where: 'Web',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text.match(/aria-invalid="true"/g)?.length).toBeGreaterThanOrEqual(2);
    expect(controlIn(wrong.text, 'name').value).toBe(name);
    expect(wrong.text).toContain('No vota lo que toca al proyecto.');

    const made = await send(manager, '/manager/registers/new?register=conflicts', { ...FACTS, name });
    expect(made.status).toBe(303);
    const sheet = made.to ?? '';
    const edit = await manager.get(`${sheet}/edit`);
    expect(controlIn(edit.text, 'conflict_who').value).toBe(FACTS.conflict_who);
    const change = { ...FACTS, name, version: controlIn(edit.text, 'version').value };
    const changed = await send(manager, `${sheet}/edit`, { ...change, conflict_measures: 'Ha vendido su parte.' });
    expect([changed.status, changed.to]).toEqual([303, sheet]);
    const overtaken = await send(manager, `${sheet}/edit`, { ...change, conflict_measures: 'Otra cosa.' });
    expect(overtaken.status).toBe(409);
    expect(overtaken.text).toContain('Otra cosa.');

    const closed = await manager.post(sheet, {
      ...{ intent: 'close', form_id: 'close', reason: 'Ya no es consejera', idempotency_key: randomUUID() },
    });
    expect([closed.status, closed.to]).toEqual([303, sheet]);
    const read = readText(await mainOf(manager, sheet));
    for (const said of [
      words('history:action.register.opened'),
      words('history:action.register.changed'),
      words('history:action.register.closed'),
      'No vota lo que toca al proyecto. → Ha vendido su parte.',
      'Ya no es consejera',
      words('registers:state.closed'),
    ])
      expect(read).toContain(said);
    expect(await mainOf(manager, sheet)).not.toContain(`${sheet}/edit"`);
  },
);

test('a manager finds how long data are kept, the yearly report, and the register for the record-keeping body, the last two each with its way to a file', async () => {
  const manager = dashboard.visitor('aurora', 'es');
  await manager.signIn('manager@aurora.test');
  expect(await mainOf(manager, '/manager/registers')).toContain('href="/manager/yearly-report"');
  expect(await mainOf(manager, '/manager/registers')).toContain('href="/manager/retention"');
  const retention = readText(await mainOf(manager, '/manager/retention'));
  for (const said of ['Ley 10/2010, art. 25', '10 años', wordsOf('es')('retention:kind.audit')])
    expect(retention).toContain(said);
  const year = new Date().getUTCFullYear();
  expect(await mainOf(manager, `/manager/yearly-report?year=${year}`)).toContain(
    '/manager/exports/prepare/yearly-report',
  );
  const [held] = await dashboard.database.query<{ id: string }>(
    `select h.issuance_id as id from issuance_holders h join tenants t on t.id = h.tenant_id where t.name = 'aurora' and h.tokens > 0 limit 1`,
  );
  expect(await mainOf(manager, `/manager/issuances/${held?.id}/investors?view=holders`)).toContain(
    `/manager/issuances/${held?.id}/record`,
  );
  expect(await mainOf(manager, `/manager/issuances/${held?.id}/record`)).toContain('/manager/exports/prepare/record');
});
