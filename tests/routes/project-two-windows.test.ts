import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONFIRMED_FIELD, CONFIRMED_VALUE } from '#app/ui/feedback/confirm-texts.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { send, window } from '#tests/support/editor-window.ts';
import { controlIn, problemsIn } from '#tests/support/form-page.ts';
import { pictureFile } from '#tests/support/sample-pictures.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let dashboard: Dashboard;
let one: Visitor;
let other: Visitor;
let edit: string;

beforeAll(async () => {
  dashboard = await startDashboard();
  [one, other] = [dashboard.visitor('aurora', 'es'), dashboard.visitor('aurora', 'es')];
  await Promise.all([one.signIn('issuer@aurora.test'), other.signIn('manager@aurora.test')]);
  const made = await one.post('/entrepreneur/issuances/create', {
    ...{ title_es: 'Molino', title_en: 'Mill', product_type: 'DEBT', sector: 'food' },
    ...{ price: '10', tokens_for_sale: '100', idempotency_key: randomUUID() },
  });
  edit = made.to ?? '';
});
afterAll(() => dashboard?.stop());

const at = (section: string) => `${edit}?section=${section}`;
const managers = (path: string) => path.replace('/entrepreneur/', '/manager/');
const paper = (name: string, text = name) => new File([`%PDF-1.4\n${text}\n%%EOF`], name, { type: 'application/pdf' });

test('a file that was picked for a document which another window took away is named, is kept nowhere, and goes to no other document', async () => {
  for (const name of ['Contrato', 'Licencia'])
    await send(one, at('documents'), {
      ...(await window(one, at('documents'))),
      ...{ intent: 'save', new_document: paper(`${name}.pdf`), new_document_title_es: name },
      ...{ new_document_title_en: name, new_document_kind: 'report', new_document_access: 'public' },
    });
  const mine = await window(one, at('documents'));
  expect([mine.documents_1_title_es, mine.documents_2_title_es]).toEqual(['Contrato', 'Licencia']);
  const asked = { ...(await window(other, managers(at('documents')))), intent: 'remove_1' };
  const question = await send(other, managers(at('documents')), asked);
  expect(question.text).toContain('documents_1_id');
  await send(other, managers(at('documents')), { ...asked, [CONFIRMED_FIELD]: CONFIRMED_VALUE });
  expect((await window(one, at('documents'))).documents_2_id).toBeUndefined();

  const answer = await send(one, at('documents'), {
    ...{ ...mine, intent: 'save' },
    ...{ documents_1_file: paper('contrato-v2.pdf'), documents_2_file: paper('licencia-v2.pdf') },
  });
  expect(problemsIn(answer.text)).toEqual([expect.stringContaining('contrato-v2.pdf')]);
  const rows = await dashboard.database.query<{ name: string }>(
    `select f.name from issuance_document_versions v join files f on f.tenant_id = v.tenant_id and f.id = v.file_id
     where v.issuance_id = $1 order by v.created_at`,
    [edit.split('/')[3]],
  );
  expect(rows.map(({ name }) => name).filter((name) => name.includes('v2'))).toEqual(['licencia-v2.pdf']);
  expect(controlIn(answer.text, 'documents_1_title_es').value).toBe('Licencia');
});

test('the words of a picture are shown to choose from where another window took the picture before it away and wrote of this one', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(await window(one, at('images')))) form.append(name, value);
  form.append('intent', 'save');
  for (const colour of ['#112233', '#445566'])
    form.append('new_pictures', await pictureFile(`${colour.slice(1)}.jpg`, { colour }));
  await one.upload(at('images'), form);
  const mine = await window(one, at('images'));
  const theirs = await window(other, managers(at('images')));
  await send(other, managers(at('images')), { ...theirs, intent: 'save', pictures_2_alt_es: 'La suya' });
  const asked = { ...(await window(other, managers(at('images')))), intent: 'remove_1' };
  await send(other, managers(at('images')), { ...asked, [CONFIRMED_FIELD]: CONFIRMED_VALUE });

  const answer = await send(one, at('images'), {
    ...{ ...mine, intent: 'save', pictures_1_alt_es: 'Del río', pictures_2_alt_es: 'La mía' },
    new_pictures: await pictureFile('tercera.jpg', { colour: '#778899' }),
  });
  const told = problemsIn(answer.text).join(' ');
  expect(told).toContain('Del río');
  expect(told).toContain('tercera.jpg');
  expect(answer.text).toContain('La suya');
  expect(controlIn(answer.text, 'pictures_1_alt_es').value).toBe('La mía');
  // What was chosen is saved, and nothing is in the way any more.
  const page = await window(one, at('images'));
  const saved = await send(one, at('images'), { ...page, intent: 'save', pictures_1_alt_es: 'La mía' });
  expect(saved.status).toBe(303);
});

test('people who were written in spare places are still there where another window saved fewer of them', async () => {
  const people = (...names: string[]) =>
    Object.fromEntries(names.map((name, place) => [`team_${place + 1}_name`, name]));
  await send(one, at('team'), { ...(await window(one, at('team'))), ...people('Ana', 'Eva'), intent: 'save' });
  const mine = await window(one, at('team'));
  const theirs = await window(other, managers(at('team')));
  await send(other, managers(at('team')), { ...theirs, ...people('Ana', ''), intent: 'save' });
  const answer = await send(one, at('team'), {
    ...{ ...mine, ...people('Ana', 'Eva', 'Iria', 'Noa'), intent: 'save' },
    team_4_photo: await pictureFile('noa.jpg'),
  });
  expect(answer.status).toBe(409);
  expect(controlIn(answer.text, 'team_4_name').value).toBe('Noa');
  expect(problemsIn(answer.text).join(' ')).toContain('noa.jpg');
});
