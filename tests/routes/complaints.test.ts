import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor } from '#tests/support/demo-copies.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

const LIST = '/user/complaints';
const DESK = '/manager/complaints';
const TEXT = 'Me cobraron dos veces la misma orden. <b>Lo prueba</b> el extracto.';
let dashboard: Dashboard;
let samples: DemoSamples;
let desk: Visitor;
const words = wordsOf('es');

beforeAll(async () => {
  dashboard = await startDashboard();
  samples = await demoSamples(dashboard.database);
  desk = dashboard.visitor();
  await desk.signIn('manager@aurora.test');
});
afterAll(() => dashboard?.stop());

async function client() {
  const who = await addInvestor(dashboard.database);
  const visitor = dashboard.visitor();
  await visitor.signIn(who.email);
  return { who, visitor };
}
const keyed = (fields: Record<string, string> = {}) => ({ ...fields, idempotency_key: randomUUID() });
const FILED = { kind: 'payment', happened_on: '2026-01-02', what: TEXT, demand: 'Que me devuelvan una.' };
const idOf = (to: string | null) => to?.split('/').at(-1) ?? '';

describe('how to complain', () => {
  test.each(['es', 'en'] as const)(
    'is told to anybody, linked from the foot of each public page, in %s',
    async (lang) => {
      const told = wordsOf(lang);
      const stranger = dashboard.visitor('aurora', lang);
      expect((await stranger.get('/login')).text).toContain('href="/complaints"');
      const { status, text } = await stranger.get('/complaints');
      expect(status).toBe(200);
      for (const key of [
        'procedure.title',
        'procedure.signIn',
        'procedure.languages',
        'ways.cnmv',
        'template.field.dates',
      ])
        expect(text).toContain(told(`complaints:${key}`));
      expect(text).toContain('mailto:');
      expect((await desk.get('/complaints')).text).not.toContain(told('complaints:procedure.signIn'));
    },
  );
});

describe('a complaint without an account', () => {
  test.each(['es', 'en'] as const)(
    'is sent, confirmed by its mailed link and followed without script, in %s',
    async (lang) => {
      const told = wordsOf(lang);
      const stranger = dashboard.visitor('aurora', lang);
      expect((await stranger.get('/complaints')).text).toContain('href="/complaints/new"');
      const who = { name: 'Rosa Vidal', email: `rosa-${randomUUID()}@fuera.test` };
      const wrong = await stranger.post('/complaints/new', { ...FILED, ...who, email: 'rosa', what: 'Poco' });
      expect([wrong.status, wrong.text.includes('Poco'), wrong.text.includes(FILED.demand)]).toEqual([422, true, true]);
      const sent = await stranger.post('/complaints/new', { ...FILED, ...who });
      expect(sent.to).toBe('/complaints/new?sent=1');
      const waits = (await stranger.get(sent.to ?? '')).text;
      expect(waits).toContain(told('complaints:outside.sentTitle'));
      // What the form says beforehand has gone with it.
      for (const key of ['how', 'outside.button']) expect(waits).not.toContain(told(`complaints:${key}`));
      const linkIn = async () => {
        const mails = await dashboard.database.query<{ plain: string }>(
          'select plain from mails where to_address = $1 order by created_at desc, id desc limit 1',
          [who.email],
        );
        return /\/complaints\/mine\?token=[\w-]+/.exec(mails[0]?.plain ?? '')?.[0] ?? '';
      };
      const link = await linkIn();
      const token = link.split('token=')[1] ?? '';
      const opened = await stranger.get(link);
      expect(opened.text).toContain(told('complaints:outside.prove'));
      expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
      expect((await stranger.post(link, { intent: 'prove', token })).to).toBe(link);
      expect((await stranger.get(link)).text).toContain(told('complaints:state.RECEIVED'));

      const list = await desk.get(`${DESK}?q=${who.email}`);
      const [path = ''] = list.text.match(/\/manager\/complaints\/[0-9a-f-]{36}/) ?? [];
      const sheet = await desk.get(path);
      expect(sheet.text).toContain(words('complaints:outside.chip'));
      expect(sheet.text).toContain(who.email);
      await desk.post(path, keyed({ intent: 'admit', confirmed: 'yes' }));
      await desk.post(path, keyed({ intent: 'ask', text: 'Díganos qué día fue cada cargo.', confirmed: 'yes' }));
      const asked = await stranger.get(link);
      expect(asked.text).toContain('Díganos qué día');
      expect((await stranger.post(link, { intent: 'reply', token, text: 'No' })).status).toBe(422);
      const answer = { intent: 'reply', token, text: 'El día 2 y el día 3 del mes.' };
      expect((await stranger.post(link, answer)).to).toBe(link);
      expect((await desk.get(path)).text).toContain('El día 2 y el día 3');
      const withdraw = { intent: 'withdraw', token };
      expect((await stranger.post(link, withdraw)).text).toContain('name="confirmed" value="yes"');
      expect((await stranger.post(link, { ...withdraw, confirmed: 'yes' })).to).toBe(link);
      expect((await stranger.get(link)).text).toContain(told('complaints:state.WITHDRAWN'));
    },
  );

  test('is at no link that nobody has', async () => {
    const stranger = dashboard.visitor();
    for (const token of ['x', 'x'.repeat(43)]) {
      expect((await stranger.get(`/complaints/mine?token=${token}`)).text).toContain(words('complaints:outside.gone'));
    }
  });
});

describe('a complaint, from the first word to the answer', () => {
  test('is filed without script, says all that is wrong at once and keeps what was typed', async () => {
    const { visitor } = await client();
    const wrong = await visitor.post(
      `${LIST}/new`,
      keyed({ ...FILED, kind: '', happened_on: '2999-01-01', what: 'Poco' }),
    );
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Poco');
    expect(wrong.text).toContain(FILED.demand);
    const fields = keyed(FILED);
    const done = await visitor.post(`${LIST}/new`, fields);
    expect([done.status, done.to?.startsWith(`${LIST}/`)]).toEqual([303, true]);
    expect((await visitor.post(`${LIST}/new`, fields)).to).toBe(done.to);
    const sheet = await visitor.get(done.to ?? '');
    expect(sheet.text).toContain('&lt;b&gt;Lo prueba');
    expect(sheet.text).toContain(words('complaints:state.RECEIVED'));
    expect((await visitor.get(LIST)).text).toContain(idOf(done.to));
  });

  test('is acknowledged, asked about, answered and decided, and each side reads it', async () => {
    const { who, visitor } = await client();
    const own = (await visitor.post(`${LIST}/new`, keyed(FILED))).to ?? '';
    const path = `${DESK}/${idOf(own)}`;
    const act = async (fields: Record<string, string>) => {
      const asked = await desk.post(path, keyed(fields));
      expect(asked.text).toContain(who.name);
      return desk.post(path, keyed({ ...fields, confirmed: 'yes' }));
    };
    expect((await desk.get(`${DESK}?q=${who.email}`)).text).toContain(idOf(own));
    expect((await act({ intent: 'admit' })).to).toBe(path);
    expect((await desk.post(path, keyed({ intent: 'ask', text: 'Corto' }))).status).toBe(422);
    expect((await act({ intent: 'ask', text: 'Necesitamos el extracto de su banco de ese mes.' })).status).toBe(303);
    const asked = await visitor.get(own);
    expect(asked.text).toContain('Necesitamos el extracto');
    expect(asked.text).toContain(words('complaints:turn.you'));
    expect((await visitor.post(own, keyed({ intent: 'reply', text: 'No' }))).status).toBe(422);
    const answer = { intent: 'reply', text: 'Aparecen dos cargos, el día 2 y el día 3.' };
    expect((await visitor.post(own, keyed(answer))).to).toBe(own);
    const answered = (await desk.get(path)).text;
    expect(answered).toContain('Aparecen dos cargos');
    // What is to be done leads past what was filed to where it is done.
    for (const part of ['href="#decision"', 'id="decision"']) expect(answered).toContain(part);
    const decision = {
      intent: 'decide',
      outcome: 'PARTLY',
      text: 'Tiene razón en uno de los dos cargos, que devolvemos hoy.',
    };
    expect((await act(decision)).status).toBe(303);
    const decided = await visitor.get(own);
    for (const key of ['outcome.PARTLY', 'ways.title']) expect(decided.text).toContain(words(`complaints:${key}`));
    expect(decided.text).toContain('que devolvemos hoy');
    // What is over is told, and stays.
    expect((await visitor.post(own, keyed({ intent: 'withdraw', confirmed: 'yes' }))).to).toBe(own);
    expect((await visitor.get(own)).text).toContain(words('complaints:outcome.PARTLY'));
  });

  test('takes papers without script: a refused one is named and loses nothing that was typed; both sides fetch what came', async () => {
    const { visitor } = await client();
    const formOf = (fields: Record<string, string>, files: Record<string, File>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(keyed(fields))) form.set(name, value);
      for (const [name, file] of Object.entries(files)) form.set(name, file);
      return form;
    };
    const pdf = (name: string) => new File([`%PDF-1.4\n${name}\n%%EOF`], name, { type: 'application/pdf' });
    const none = new File([], '');
    const bad = new File(['<html>'], 'página.pdf', { type: 'application/pdf' });
    const refused = await visitor.upload(`${LIST}/new`, formOf(FILED, { paper_1: pdf('a.pdf'), paper_2: bad }));
    expect([refused.status, refused.text.includes(FILED.demand)]).toEqual([422, true]);
    expect(refused.text).toContain('id="complaint-paper_2-error');
    const files = { paper_1: pdf('extracto.pdf'), paper_2: none, paper_3: none };
    const own = (await visitor.upload(`${LIST}/new`, formOf(FILED, files))).to ?? '';
    expect((await visitor.get(own)).text).toContain('extracto.pdf');
    const path = `${DESK}/${idOf(own)}`;
    const sheet = await desk.get(path);
    const [link = ''] = sheet.text.match(/\/resources\/files\/[0-9a-f-]{36}/) ?? [];
    expect([(await visitor.get(link)).status, (await desk.get(link)).status]).toEqual([200, 200]);
    expect((await (await client()).visitor.get(link)).status).toBe(404);

    const add = { intent: 'add-paper' };
    expect((await desk.upload(path, formOf(add, { paper: none }))).status).toBe(422);
    expect((await desk.upload(path, formOf(add, { paper: pdf('informe.pdf') }))).to).toBe(path);
    expect((await visitor.get(own)).text).not.toContain('informe.pdf');
    await desk.post(path, keyed({ intent: 'admit', confirmed: 'yes' }));
    expect((await visitor.get(own)).text).toContain('informe.pdf');
    expect((await desk.upload(path, formOf(add, { paper: pdf('otro.pdf') }))).to).toBe(path);
    const [, paper = ''] = (await desk.get(path)).text.match(/name="paper_id" value="([0-9a-f-]{36})"/) ?? [];
    expect((await desk.post(path, keyed({ intent: 'take-back-paper', paper_id: paper }))).to).toBe(path);
    expect((await desk.get(path)).text).not.toContain('otro.pdf');
  });

  test('is put off to a day that is later, and said at the field where it is not', async () => {
    const { visitor } = await client();
    const own = (await visitor.post(`${LIST}/new`, keyed(FILED))).to ?? '';
    const path = `${DESK}/${idOf(own)}`;
    await desk.post(path, keyed({ intent: 'admit', confirmed: 'yes' }));
    const delay = { intent: 'delay', reason: 'Falta la respuesta del banco', confirmed: 'yes' };
    const early = await desk.post(path, keyed({ ...delay, decide_on: '2026-01-02' }));
    expect([early.status, early.text.includes('Falta la respuesta del banco')]).toEqual([422, true]);
    const [row] = await dashboard.database.query<{ day: string }>(
      `select ((decide_by at time zone 'Europe/Madrid')::date + 10)::text as day from complaints where id = $1`,
      [idOf(own)],
    );
    expect((await desk.post(path, keyed({ ...delay, decide_on: row?.day ?? '' }))).to).toBe(path);
    expect((await visitor.get(own)).text).toContain('Falta la respuesta del banco');
  });

  test('is withdrawn after a question, and is nobody else’s', async () => {
    const { visitor } = await client();
    const own = (await visitor.post(`${LIST}/new`, keyed(FILED))).to ?? '';
    const other = await client();
    expect((await other.visitor.get(own)).status).toBe(404);
    expect((await other.visitor.get(`${LIST}/${samples.complaintId}`)).status).toBe(404);
    expect((await visitor.post(own, keyed({ intent: 'withdraw' }))).text).toContain('name="confirmed" value="yes"');
    expect((await visitor.post(own, keyed({ intent: 'withdraw', confirmed: 'yes' }))).to).toBe(own);
    expect((await visitor.get(own)).text).toContain(words('complaints:state.WITHDRAWN'));
    expect((await desk.get(`${DESK}/${idOf(own)}`)).text).not.toContain('value="decide"');
  });

  test('is filed and read by a project’s owner in their own area', async () => {
    const issuer = dashboard.visitor();
    await issuer.signIn('issuer@aurora.test');
    expect((await issuer.get('/entrepreneur/complaints')).text).toContain(samples.issuerComplaintId);
    const form = await issuer.get('/entrepreneur/complaints/new');
    expect(form.text).toContain('value="project/');
    const done = await issuer.post(
      '/entrepreneur/complaints/new',
      keyed({ ...FILED, subject: `project/${samples.issuanceId}` }),
    );
    expect(done.to).toMatch(/^\/entrepreneur\/complaints\/[0-9a-f-]{36}$/);
  });
});

describe('the desk of complaints', () => {
  test.each(['es', 'en'] as const)('has tabs, an order, filters in its address and a file, in %s', async (lang) => {
    const told = wordsOf(lang);
    const manager = dashboard.visitor('aurora', lang);
    await manager.signIn('manager@aurora.test');
    const all = await manager.get(DESK);
    for (const id of [samples.complaintId, samples.issuerComplaintId, samples.newComplaintId])
      expect(all.text).toContain(id);
    expect(all.text).toContain(`${DESK}?waiting=open&amp;sort=due`);
    const decided = await manager.get(`${DESK}?state=DECIDED&kind=information&sort=due`);
    expect(decided.text).toContain(told('complaints:outcome.PARTLY'));
    expect(decided.text).not.toContain(samples.complaintId);
    expect((await manager.get(`${DESK}?waiting=late&kind=tokens`)).text).toContain(told('complaints:filtered'));
    const file = await manager.get('/manager/exports/prepare/complaints');
    expect([file.status, file.text.includes(told('complaints:column.reference'))]).toEqual([200, true]);
    expect((await manager.get(`${DESK}?state=x&sort=y&from=z&after=1`)).status).toBe(200);
  });

  test('counts in the menu and the inbox what waits for the house, and leads from one to the next', async () => {
    const inbox = await desk.get('/manager/inbox?kind=complaint');
    expect(inbox.text).toContain(`${DESK}/${samples.newComplaintId}`);
    expect(inbox.text).not.toContain(`${DESK}/${samples.complaintId}`);
    const sheet = await desk.get(`${DESK}/${samples.newComplaintId}`);
    expect(sheet.text).toContain(words('sheet:queue.complaint'));
    expect(sheet.text).toContain(words('complaints:admit.button'));
    // Who complains has the turn: nothing can be refused meanwhile.
    const asked = await desk.get(`${DESK}/${samples.complaintId}`);
    expect(asked.text).toContain(words('complaints:decide.waits'));
    expect(asked.text).not.toContain('value="REFUSED"');
  });
});
