import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/time/zone.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { controlIn, problemsIn } from '#tests/support/form-page.ts';
import { pdfFile } from '#tests/support/order-steps.ts';
import { partOf, readText } from '#tests/support/page-sums.ts';
import { takeDashboard } from '#tests/support/warm-dashboard.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await takeDashboard();
});
afterAll(() => dashboard?.stop());

const TODAY = dayIn(new Date(), 'Europe/Madrid');
const main = (page: string) => readText(partOf(page, 'main'));
const dayFields = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return { due_on_day: date, due_on_month: month, due_on_year: year };
};

test.each(['es', 'en'] as const)(
  'two ticked people are asked for papers, one brings them in place and the desk decides, in %s without script',
  async (lang) => {
    const words = wordsOf(lang);
    const [ana, eva] = [
      await addInvestor(dashboard.database, { lang }),
      await addInvestor(dashboard.database, { lang }),
    ];
    const desk = dashboard.visitor('aurora', lang);
    await desk.signIn('manager@aurora.test');
    const list = await desk.get('/manager/users');
    expect(list.text).toContain(words('users:bulk.papers'));
    const none = await desk.post('/manager/users', { intent: 'ask-papers' });
    expect(none.to).toBe('/manager/users');
    const ticked = await desk.post(
      '/manager/users',
      new URLSearchParams([
        ['intent', 'ask-papers'],
        ['person', ana.id],
        ['person', eva.id],
      ]),
    );
    const form = ticked.to ?? '';
    expect(form).toBe(`/manager/users/ask-papers?people=${ana.id}%2C${eva.id}`);
    const page = await desk.get(form);
    for (const { name } of [ana, eva]) expect(main(page.text)).toContain(name);

    const wrong = await desk.post(form, { form_id: 'ask-papers', message: 'abc', ...dayFields(TODAY) });
    expect(wrong.status).toBe(422);
    expect(problemsIn(wrong.text)).toHaveLength(3);
    expect(controlIn(wrong.text, 'message').isInvalid).toBe(true);
    expect(wrong.text).toContain('abc</textarea>');

    const key = controlIn(page.text, 'idempotency_key').value;
    const asked = await desk.post(form, {
      form_id: 'ask-papers',
      idempotency_key: key,
      kinds: 'ADDRESS',
      message: 'Tiene otra dirección',
      ...dayFields(addDays(TODAY, 9)),
    });
    expect([asked.status, asked.to]).toEqual([303, '/manager/users']);

    const person = dashboard.visitor('aurora', lang);
    await person.signIn(ana.email);
    expect(main((await person.get('/user/account')).text)).toContain(words('account:part.asked.name'));
    const own = await person.get('/user/account/documents');
    expect(main(own.text)).toContain('Tiene otra dirección');
    const [, request = ''] = /name="request" value="([^"]+)"/.exec(own.text) ?? [];
    const empty = new FormData();
    const upload = new FormData();
    for (const body of [empty, upload]) {
      body.set('intent', 'bring');
      body.set('form_id', `bring-ADDRESS-${request}`);
      body.set('request', request);
      body.set('kind', 'ADDRESS');
    }
    expect((await person.upload('/user/account/documents', empty)).status).toBe(422);
    upload.set('document', pdfFile('recibo.pdf'));
    const sent = await person.upload('/user/account/documents', upload);
    expect([sent.status, sent.to]).toEqual([303, '/user/account/documents#asked-papers']);
    expect(main((await person.get('/user/account')).text)).not.toContain(words('account:part.asked.name'));

    expect(main((await desk.get(`/manager/users/${ana.id}`)).text)).toContain(words('papers:sheet.title'));
    const here = `/manager/users/${ana.id}/papers`;
    const papers = await desk.get(here);
    const [, paper = ''] = /name="paper" value="([^"]+)"/.exec(papers.text) ?? [];
    const no = await desk.post(here, { intent: 'refuse', paper, reason: 'No se lee bien' });
    expect(no.status).toBe(200);
    expect(no.text).toContain(ana.name);
    const yes = await desk.post(here, { intent: 'accept', paper, idempotency_key: crypto.randomUUID() });
    expect([yes.status, yes.to]).toEqual([303, here]);
    expect(main((await desk.get(here)).text)).toContain(words('papers:request.DONE'));
    expect((await person.get('/user/account/documents')).text).not.toContain('id="asked-papers"');
  },
);

test('ticked people alone are written to: the audience says so, and its number is theirs', async () => {
  const words = wordsOf('es');
  const [ana, eva] = [await addInvestor(dashboard.database), await addInvestor(dashboard.database)];
  const desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
  const ticked = await desk.post(
    '/manager/users',
    new URLSearchParams([
      ['intent', 'message'],
      ['person', ana.id],
      ['person', eva.id],
    ]),
  );
  const form = ticked.to ?? '';
  const page = await desk.get(form);
  expect(main(page.text)).toContain(words('messages:audience.CHOSEN'));
  expect(main(page.text)).toContain(ana.name);
  const written = await desk.post(form, {
    intent: 'write',
    form_id: 'write',
    idempotency_key: controlIn(page.text, 'idempotency_key').value,
    audience: 'CHOSEN',
    purpose: 'SERVICE',
    people: `${ana.id},${eva.id}`,
    subject_es: 'Una cosa',
    text_es: 'Le escribimos por esto.',
    subject_en: 'One thing',
    text_en: 'We write because of this.',
  });
  expect(written.status).toBe(303);
  expect(main((await desk.get(written.to ?? '')).text)).toContain(words('messages:audience.CHOSEN'));
  const [kept] = await dashboard.database.query<{ chosen: string[] }>(
    "select chosen from messages where audience = 'CHOSEN' order by created_at desc limit 1",
  );
  expect([...(kept?.chosen ?? [])].sort()).toEqual([ana.id, eva.id].sort());
});
