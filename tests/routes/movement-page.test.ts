import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wireReference } from '#domain/investment/wire-reference.ts';
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
  const [order] = await dashboard.database.query<{
    id: string;
    reference: string;
    wire: string;
    person: string;
    cents: string;
  }>(
    `select v.id, v.reference, v.wire_reference as wire, v.user_id as person, (v.amount_cents + v.fee_cents - v.balance_cents)::text as cents
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
      'returnCode.AC04',
      'refund.none',
    ])
      expect(textOf(page)).toContain(words(`statements:${said}`));
    expect(page).toContain(`value="${order.reference}"`);
    // Whatever it names leads on: the order, its person, the credit that it takes back, its file.
    for (const link of ['link.pair', 'related']) expect(textOf(page)).toContain(words(`sheet:${link}`));
    expect(page).toContain(`href="/manager/investments/${order.id}"`);
    expect(page).toContain(`href="/manager/users/${order.person}"`);
    expect(page).toContain('href="/manager/statements?view=all&amp;import=');
    // What the bank says is read before what can be done, in the page as on a phone.
    expect(page.indexOf(words('statements:fact.title'))).toBeLessThan(page.indexOf(words('statements:undo.title')));

    const key = /name="idempotency_key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const fields = { intent: 'undo', reference: order.reference, idempotency_key: key };
    const wrong = await desk.post(path, { ...fields, reference: 'ORD-ZZZZ-ZZ' });
    expect(textOf(wrong.text)).toContain(words('validator:error_order_reference'));
    expect(wrong.text).toContain('value="ORD-ZZZZ-ZZ"');
    const asked = await desk.post(path, fields);
    expect(textOf(asked.text)).toContain(words('statements:undo.ask'));
    expect(textOf(asked.text)).toContain(order.reference);
    const done = await desk.follow(await desk.post(path, { ...fields, confirmed: 'yes' }));
    expect(textOf(done.text)).toContain(words('statements:undo.done'));
    expect(textOf((await desk.get(path)).text)).toContain(words('statements:resolution.undone'));
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
  expect(textOf(done.text)).toContain(words('statements:split.done'));
  const { text: sheet } = await desk.get(path);
  expect(textOf(sheet)).toContain(words('statements:resolution.split'));
  for (const { id } of [one, other]) expect(sheet).toContain(`/manager/investments/${id}`);
});

/** An approved dividend of 1,250.00 of a demo project, which waits for the issuer's money. */
async function awaitingFunds(name: string) {
  const reference = wireReference(randomBytes(32));
  const [one] = await dashboard.database.query<{ id: string; title: string }>(
    `with made as (
       insert into distributions (tenant_id, issuance_id, number, kind, income_cents, gain_cents, return_cents, record_on, record_at, name, status, proposed_by, proposed_at, reference, approved_at)
       select i.tenant_id, i.id, 900 + (select count(*) from distributions), 'DIVIDEND', 125000, 0, 0, current_date, now(), $1, 'APPROVED', i.issuer_user_id, now(), $2, now()
       from issuances i join tenants t on t.id = i.tenant_id where t.name = 'aurora' order by i.id limit 1 returning id, tenant_id, issuance_id)
     select made.id, i.title ->> 'es' as title from made join issuances i on i.tenant_id = made.tenant_id and i.id = made.issuance_id`,
    [name, reference],
  );
  if (!one) throw new Error('there is no demo project');
  return { ...one, reference };
}

test.each(['es', 'en'] as const)(
  'an issuer’s transfer that is too much is booked to the distribution that it names, on a page that asks, without script, in %s',
  async (lang) => {
    const words = wordsOf(lang);
    const desk = dashboard.visitor('aurora', lang);
    await desk.signIn('manager@aurora.test');
    const name = `Dividendo ${crypto.randomUUID().slice(0, 8)}`;
    const { id, reference } = await awaitingFunds(name);
    const path = await imported(desk, { cents: 125_050n, text: `Reparto ${reference}` });
    const page = (await desk.get(path)).text;
    expect(textOf(page)).toContain(words('statements:why.fund_over', { name }));
    for (const said of ['fund.heading', 'fund.pick', 'sum.over'])
      expect(textOf(page)).toContain(words(`statements:${said}`));
    expect(page).toMatch(new RegExp(`<input(?=[^>]*value="${reference}")(?=[^>]*checked)`));
    const fields = {
      intent: 'fund',
      pick: reference,
      reference: '',
      idempotency_key: /name="idempotency_key" value="([^"]+)"/.exec(page)?.[1] ?? '',
    };
    const none = await desk.post(path, { ...fields, pick: '', reference: 'AAA-AAA-AAA' });
    expect(textOf(none.text)).toContain(words('validator:error_distribution_reference'));
    expect(none.text).toContain('value="AAA-AAA-AAA"');
    const over = words('statements:fund.over', { difference: '\u0000' }).split('\u0000')[1] ?? '';
    expect(textOf((await desk.post(path, fields)).text)).toContain(over.trim());
    const asked = textOf((await desk.post(path, { ...fields, return_difference: 'on' })).text);
    for (const said of ['fund.ask', 'fund.missing', 'fund.left']) expect(asked).toContain(words(`statements:${said}`));
    expect(asked).toContain(`${name} · ${reference}`);
    await desk.post(path, { ...fields, return_difference: 'on', confirmed: 'yes' });
    const done = textOf((await desk.get(path)).text);
    expect(done).toContain(words('statements:resolution.distribution'));
    expect(done).toContain(name);
    const [now] = await dashboard.database.query(
      'select funded_cents::text as cents from distributions where id = $1',
      [id],
    );
    expect(now).toEqual({ cents: '125050' });
  },
);

test('a credit without reference goes to a distribution that a manager chooses by its name; one that is over takes none', async () => {
  const words = wordsOf('es');
  const desk = dashboard.visitor('aurora', 'es');
  await desk.signIn('manager@aurora.test');
  const { reference, title } = await awaitingFunds('Dividendo sin concepto');
  const path = await imported(desk, { cents: 125_000n });
  const page = (await desk.get(path)).text;
  expect(textOf(page)).toContain(`Dividendo sin concepto · ${title}`);
  const fields = {
    intent: 'fund',
    pick: '',
    reference: reference.toLowerCase(),
    idempotency_key: /name="idempotency_key" value="([^"]+)"/.exec(page)?.[1] ?? '',
  };
  expect(textOf((await desk.post(path, fields)).text)).toContain(words('statements:fund.ask'));
  const done = await desk.follow(await desk.post(path, { ...fields, confirmed: 'yes' }));
  expect(textOf(done.text)).toContain(words('statements:fund.done'));
  expect(textOf((await desk.get(path)).text)).toContain(`${words('statements:fund.project')} ${title}`);

  const another = await awaitingFunds('Dividendo que no sigue');
  const late = await imported(desk, { cents: 125_000n, text: 'otro sin concepto' });
  await dashboard.database.query(`update distributions set status = 'REJECTED', ended_at = now() where id = $1`, [
    another.id,
  ]);
  expect(textOf((await desk.get(late)).text)).not.toContain('Dividendo que no sigue');
  const closed = await desk.post(late, { ...fields, reference: another.reference });
  expect(textOf(closed.text)).toContain(words('statements:fund.closed'));
  expect(closed.text).toContain(`value="${another.reference}"`);
});

test('a movement that is resolved leads to the next one that waits and says what became of it; a part leads on too, though it waits for its rest, and the last of all to the list', async () => {
  const words = wordsOf('es');
  const desk = dashboard.visitor('aurora', 'es');
  await desk.signIn('manager@aurora.test');
  const { database } = dashboard;
  const order = await awaiting();
  const part = await imported(desk, { cents: order.cents - 100n, text: order.wire });
  const odd = await imported(desk, { cents: 317n, text: 'sin concepto' });
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  await database.query(
    `update statement_rows set state = 'IGNORED' where state in ('WAITING', 'HELD') and id <> all ($1)`,
    [[idOf(part), idOf(odd)]],
  );
  const send = async (path: string, fields: Record<string, string>) => {
    const page = (await desk.get(path)).text;
    const key = /name="idempotency_key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    return (await desk.post(path, { ...fields, idempotency_key: key, confirmed: 'yes' })).to;
  };
  const assigned = { intent: 'assign', pick: '', reference: order.reference, other_payer: 'on' };
  expect(await send(part, assigned)).toBe(`${odd}?decided=${idOf(part)}`);
  const next = textOf((await desk.get(`${odd}?decided=${idOf(part)}`)).text);
  expect(next).toContain(words('statements:state.HELD'));
  // Nothing else waits but the part itself: there it goes on, and from there to nowhere.
  expect(await send(odd, { intent: 'dismiss', note: 'Ya está en los libros' })).toBe(`${part}?decided=${idOf(odd)}`);
  await database.query(`update statement_rows set state = 'IGNORED' where id = $1`, [idOf(part)]);
  const last = await imported(desk, { cents: 319n, text: 'sin concepto' });
  expect(await send(last, { intent: 'dismiss', note: 'Ya está en los libros' })).toBe('/manager/statements');
});
