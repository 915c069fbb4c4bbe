import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, type DemoInvestor } from '#tests/support/demo-copies.ts';
import { pdfFile } from '#tests/support/order-steps.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const PAGE = '/user/sophisticated';
/** Asks nobody whether they are a person or a company: its flow has no step for the request. */
const TENANT = 'masamadre';

let dashboard: Dashboard;
let investor: DemoInvestor;
let person: Visitor;

beforeAll(async () => {
  dashboard = await startDashboard();
  investor = await addInvestor(dashboard.database, { tenant: TENANT });
  await dashboard.database.query('update user_profiles set legal_type = null where user_id = $1', [investor.id]);
  person = dashboard.visitor(TENANT);
  await person.signIn(investor.email);
});
afterAll(() => dashboard?.stop());

function request(change: Record<string, string> = {}): FormData {
  const form = new FormData();
  const fields = { form_id: 'sophisticated-request', intent: 'sophisticated', version: '2026-1', accepted: 'on' };
  for (const [name, value] of Object.entries({
    ...fields,
    idempotency_key: randomUUID(),
    typed_name: 'Ana Ruiz',
    ...change,
  }))
    form.append(name, value);
  for (const criterion of ['wealth', 'experience']) form.append('criteria', criterion);
  form.append('evidence_1', pdfFile('renta.pdf'));
  return form;
}
const statuses = async () =>
  (
    await dashboard.database.query<{ status: string }>(
      'select status from sophisticated_requests where user_id = $1 order by created_at',
      [investor.id],
    )
  ).map(({ status }) => status);

test('the knowledge test and the own investments lead to the page where no step asks for the type', async () => {
  await dashboard.database.query('delete from suitability_tests where user_id = $1', [investor.id]);
  const { slug } = await addOffer(dashboard.database, { tenant: TENANT });
  const step = await person.follow(await person.get(`/invest/${slug}/initial-test`));
  expect(step.text).toContain(`href="${PAGE}?project=${slug}"`);
  expect((await person.get('/user/investments')).text).toContain(`href="${PAGE}"`);
  expect((await person.get(`${PAGE}?project=${slug}`)).text).toContain(`href="/invest/${slug}/invest"`);
  // The project is a word of the address: it never leads away.
  expect((await person.get(`${PAGE}?project=//evil.example/`)).text).not.toContain('href="//evil');
});

test('two windows make one request, and both land on where the person stands', async () => {
  const answers = await Promise.all([request(), request()].map((form) => person.upload(PAGE, form)));
  for (const answer of answers) expect([answer.status, answer.to]).toEqual([303, `${PAGE}#sophisticated`]);
  expect(await statuses()).toEqual(['REQUESTED']);
  expect((await person.get(PAGE)).text).toContain('Solicitud en revisión');
});

test('a waiting request is taken back once; a second press finds nothing to take back', async () => {
  const withdraw = () => person.post(PAGE, { form_id: 'withdraw', intent: 'withdraw', idempotency_key: randomUUID() });
  expect((await withdraw()).to).toBe(PAGE);
  expect((await person.get(PAGE)).text).toContain('Ha retirado su solicitud');
  expect((await withdraw()).to).toBe(`${PAGE}#sophisticated`);
  expect(await statuses()).toEqual(['WITHDRAWN']);
});

test('a request that is not whole comes back with what was typed and what is missing', async () => {
  const answer = await person.upload(PAGE, request({ typed_name: 'A', accepted: '' }));
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('sophisticated-request-typed_name-error');
  expect(answer.text).toContain('value="A"');
  expect((await person.post(PAGE, { intent: 'grant' })).status).toBe(400);
  expect(await statuses()).toEqual(['WITHDRAWN']);
});
