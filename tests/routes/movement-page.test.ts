import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SampleRow, sampleFile } from '#domain/statement/sample-files.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { addInvestor, addOffer, addOrder } from '#tests/support/demo-copies.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { wordsOf } from '#tests/support/words.ts';

let dashboard: Dashboard;
const today = dayIn(new Date(), 'Europe/Madrid');

beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');

/** A demo order of Aurora that waits for a transfer. */
async function awaiting() {
  const [order] = await dashboard.database.query<{ id: string; reference: string; wire: string; cents: string }>(
    `select v.id, v.reference, v.wire_reference as wire, (v.amount_cents + v.fee_cents - v.balance_cents)::text as cents
     from investments v join tenants t on t.id = v.tenant_id
     where t.name = 'aurora' and v.status = 'IN_UPLOAD_PROOF_OF_PAYMENT' and v.wire_reference is not null order by v.id limit 1`,
  );
  if (!order) throw new Error('no demo order waits for a transfer');
  return { ...order, cents: BigInt(order.cents) };
}

/** Imports one movement as a manager does, and answers its page's path. */
async function imported(desk: Visitor, row: Partial<SampleRow>): Promise<string> {
  const [{ iban } = { iban: '' }] = await dashboard.database.query<{ iban: string }>(
    `select settings -> 'safeguarding' ->> 'iban' as iban from tenants where name = 'aurora'`,
  );
  const text = sampleFile('camt.053.001.08', {
    iban,
    from: today,
    to: today,
    openingCents: 100_000_000n,
    rows: [{ day: today, cents: 100n, text: 'sin concepto', reference: crypto.randomUUID().slice(0, 16), ...row }],
  });
  const form = new FormData();
  const page = (await desk.get('/manager/statements/import')).text;
  form.set('idempotency_key', /name="idempotency_key" value="([^"]+)"/.exec(page)?.[1] ?? '');
  form.set('statement', new File([text], `${crypto.randomUUID()}.xml`));
  const answer = await desk.upload('/manager/statements/import', form);
  // Its result names what waits; what settled itself stands in the list of the file.
  const result = (await desk.follow(answer)).text;
  const all = /\/manager\/statements\?view=all&amp;import=[0-9a-f-]{36}/.exec(result)?.[0] ?? '';
  const list = (await desk.get(all.replace('&amp;', '&'))).text;
  const path = /\/manager\/statements\/[0-9a-f-]{36}/.exec(list)?.[0];
  if (!path) throw new Error(`nothing was imported: ${answer.status} ${textOf(list).slice(0, 500)}`);
  return path;
}

test.each(['es', 'en'] as const)(
  'a returned payment is undone on a page that asks, without script, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const desk = dashboard.visitor('aurora', lang);
    await desk.signIn('manager@aurora.test');
    const order = await awaiting();
    await imported(desk, { cents: order.cents, text: order.wire });
    const path = await imported(desk, {
      cents: order.cents,
      text: `DEVOLUCION ${order.wire}`,
      isCredit: false,
      reversal: true,
      returnReason: 'AC04',
    });
    const page = (await desk.get(path)).text;
    for (const said of [
      'reason.returned',
      'undo.title',
      'sum.charged',
      'sum.returned',
      'pair',
      'returnCode.AC04',
      'refund.none',
    ])
      expect(textOf(page)).toContain(words(`statements:${said}`));
    expect(page).toContain(`value="${order.reference}"`);

    const key = /name="idempotency_key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const fields = { intent: 'undo', reference: order.reference, idempotency_key: key };
    const wrong = await desk.post(path, { ...fields, reference: 'ORD-ZZZZ-ZZ' });
    expect(textOf(wrong.text)).toContain(words('validator:error_order_reference'));
    expect(wrong.text).toContain('value="ORD-ZZZZ-ZZ"');
    const asked = await desk.post(path, fields);
    expect(textOf(asked.text)).toContain(words('statements:undo.ask'));
    expect(textOf(asked.text)).toContain(order.reference);
    const done = await desk.follow(await desk.post(path, { ...fields, confirmed: 'yes' }));
    expect(textOf(done.text)).toContain(words('statements:resolution.undone'));
    const [now] = await dashboard.database.query('select status from investments where id = $1', [order.id]);
    expect(now).toEqual({ status: 'IN_UPLOAD_PROOF_OF_PAYMENT' });
  },
);

test('a credit without reference shows what it may pay, what would be left over, and who pays; an order that is none is refused at its field', async () => {
  const words = wordsOf('es');
  const desk = dashboard.visitor('aurora', 'es');
  await desk.signIn('manager@aurora.test');
  const order = await awaiting();
  const path = await imported(desk, { cents: order.cents + 10_000n, name: 'Persona Muy Distinta' });
  const found = (await desk.get(`${path}?q=${order.reference}`)).text;
  expect(found).toContain(`value="${order.reference}"`);
  expect(textOf(found)).toContain(words('statements:sign.more', { left: '100,00 €' }));
  expect(textOf(found)).toContain(words('statements:sign.otherPayer'));
  expect(textOf((await desk.get(`${path}?q=nadie`)).text)).toContain(words('statements:candidates.none'));

  const key = /name="idempotency_key" value="([^"]+)"/.exec(found)?.[1] ?? '';
  const fields = { intent: 'assign', pick: '', reference: 'ORD-ZZZZ-ZZ', idempotency_key: key };
  const wrong = await desk.post(path, fields);
  expect(textOf(wrong.text)).toContain(words('validator:error_order_reference'));
  const stranger = await desk.post(path, { ...fields, pick: order.reference, reference: '' });
  expect(stranger.text).toContain('name="other_payer"');
  const asked = textOf((await desk.post(path, { ...fields, pick: order.reference, other_payer: 'on' })).text);
  expect(asked).toContain(words('statements:assign.ask'));
  expect(asked).toContain(`${words('statements:sum.over')} 100,00 €`);
});

test('a movement over two orders is split on a page that asks with what each gets; one that does not reach is said at its field, and what was ticked stays', async () => {
  const words = wordsOf('es');
  const desk = dashboard.visitor('aurora', 'es');
  await desk.signIn('manager@aurora.test');
  const person = await addInvestor(dashboard.database);
  const orders = [];
  for (let at = 0; at < 2; at += 1) {
    const { id: offer } = await addOffer(dashboard.database);
    const { id } = await addOrder(dashboard.database, person, offer, 'IN_UPLOAD_PROOF_OF_PAYMENT');
    orders.push(id);
  }
  const [one, other] = await dashboard.database.query<{ id: string; reference: string; cents: string }>(
    'select id, reference, (amount_cents + fee_cents - balance_cents)::text as cents from investments where id = any($1)',
    [orders],
  );
  if (!one || !other) throw new Error('no two orders');
  const path = await imported(desk, { cents: BigInt(one.cents) + BigInt(other.cents), text: 'dos ordenes' });
  const page = (await desk.get(path)).text;
  expect(textOf(page)).toContain(words('statements:split.title'));
  const fields = {
    intent: 'split',
    references: `${one.reference}, ${other.reference.toLowerCase()}`,
    other_payer: 'on',
    idempotency_key: /name="idempotency_key" value="([^"]+)"/.exec(page)?.[1] ?? '',
  };
  const alone = await desk.post(path, { ...fields, references: one.reference });
  expect(textOf(alone.text)).toContain(words('validator:error_order_references'));
  expect(alone.text).toContain(`value="${one.reference}"`);
  const short = await imported(desk, { cents: BigInt(one.cents), text: 'se queda corto' });
  expect(textOf((await desk.post(short, fields)).text)).toContain(
    words('statements:split.short', { lacking: '\u0000' }).split('\u0000')[0]?.trim() ?? '',
  );
  const ticked = new FormData();
  for (const [name, value] of Object.entries({ ...fields, references: '' })) ticked.append(name, value);
  for (const { reference } of [one, other]) ticked.append('orders', reference);
  const asked = textOf((await desk.upload(path, ticked)).text);
  expect(asked).toContain(words('statements:split.ask'));
  for (const { reference } of [one, other]) expect(asked).toContain(reference);
  const done = await desk.follow(await desk.post(path, { ...fields, confirmed: 'yes' }));
  expect(textOf(done.text)).toContain(words('statements:resolution.split'));
  for (const { id } of [one, other]) expect(done.text).toContain(`/manager/investments/${id}`);
});
