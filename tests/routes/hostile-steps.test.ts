import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import type { InvestStep } from '#domain/access/invest-steps.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import { AS_WRITTEN } from '#tests/support/as-written.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn, problemsIn, unescaped } from '#tests/support/form-page.ts';
import { type Answer, DEMO_PASSWORD } from '#tests/support/visitor.ts';
import { makeWalker, orderAt, standingOf, type Walker } from '#tests/support/walker.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

type Fields = Record<string, string>;
const ORDER: Fields = { tokens: '2', terms_version: '1', risk_loss: 'on', risk_liquidity: 'on' };
const PERSON: Fields = {
  intent: 'personal',
  first_name: 'Ana',
  last_name: 'Ruiz',
  birthday: '1980-05-01',
  nationality: 'ES',
  id_number: '12345678Z',
  phone: '600112233',
  country: 'ES',
  address: 'Calle Mayor, 1',
  city: 'Madrid',
  postal_code: '28001',
  province: 'Madrid',
};
const COMPANY: Fields = {
  intent: 'company',
  organisation_name: 'Cosecha SL',
  tax_number: 'B12345678',
  activity: 'Agricultura',
  contact_email: 'ana@cosecha.test',
  representation: 'SOLE_ADMINISTRATOR',
  address: 'Calle Mayor, 1',
  city: 'Madrid',
  postal_code: '28001',
  province: 'Madrid',
  country: 'ES',
  birthplace_city: 'Madrid',
  birthplace_country: 'ES',
  shareholder_1_name: 'Ana Ruiz',
  shareholder_1_stake: '60',
};
const MORE: Fields = {
  occupation: 'Docente',
  marital_status: 'MARRIED_SEPARATE',
  spouse_name: 'Eva',
  spouse_surname: 'Sanz',
  source_of_funds: 'Trabajo',
  politically_exposed: 'no',
};
const SIGNATURE: Fields = { intent: 'sign', typed_name: 'Prueba', code: '12345', sha256: 'a'.repeat(64), agree: 'on' };

/** What is taken from a person so that a form is open that their finished onboarding has closed. */
const UNCHECKED = 'delete from kyc_checks where user_id = $1';
const UNTESTED = 'delete from suitability_tests where user_id = $1';
const OF_A_COMPANY = `with gone as (${UNCHECKED}) update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1`;

/** A form as a page sends it, and where somebody has to stand to be shown it. */
interface Posted {
  step: InvestStep;
  fields: Fields;
  tenant?: string;
  /** What is taken from the person, or where their order stands. */
  before?: string;
  status?: InvestmentStatus;
  part?: string;
}
const FORMS = {
  amount: { step: 'invest', fields: ORDER },
  referral: { step: 'invest', fields: ORDER, tenant: 'cumbre' },
  interest: { step: 'declare-interest', fields: { amount: '100', terms_version: '1' } },
  loss: { step: 'simulation-loss-bearing-capacity', fields: { ability: '9000', certified: 'on' } },
  person: { step: 'account-information', fields: PERSON, tenant: 'masamadre', before: UNCHECKED },
  company: { step: 'account-information', fields: COMPANY, tenant: 'masamadre', before: OF_A_COMPANY, part: 'company' },
  identity: { step: 'identification', fields: PERSON, before: UNCHECKED, part: 'personal' },
  papers: { step: 'identification', fields: { intent: 'send' }, before: UNCHECKED },
  more: { step: 'aditional-information', fields: MORE },
  type: { step: 'type-of-investor', fields: { intent: 'type', legal_type: 'LEGAL_ENTITY' } },
  test: { step: 'initial-test', fields: { intent: 'answer', version: '2026-1' }, before: UNTESTED },
  breakdown: {
    step: 'contribution-breakdown',
    fields: { terms_version: '1', method: 'BANK_TRANSFER', seen: 'BANK_TRANSFER=100.00' },
    status: 'CREATED',
  },
  method: { step: 'method-payment', fields: { method: 'BANK_TRANSFER', use_balance: '1' }, status: 'ACCEPTED' },
  proof: { step: 'payment-bankwire', fields: {}, status: 'IN_UPLOAD_PROOF_OF_PAYMENT' },
  giveUp: { step: 'payment-creditcard', fields: {}, status: 'CREDIT_CARD' },
  sign: { step: 'sign', fields: SIGNATURE, status: 'CHARGED' },
} as const satisfies Record<string, Posted>;
type FormName = keyof typeof FORMS;

const people = new Map<string, Promise<Walker>>();

/** The person before a form, made once: refused forms leave them where they are. */
function before(name: FormName, lang: 'es' | 'en' = 'es'): Promise<Walker> {
  const known = people.get(`${name} ${lang}`) ?? standingBefore(FORMS[name], lang);
  people.set(`${name} ${lang}`, known);
  return known;
}

async function standingBefore(posted: Posted, lang: 'es' | 'en' = 'es'): Promise<Walker> {
  const walker = await makeWalker(dashboard, posted.tenant ?? 'aurora', { lang });
  if (posted.before) await dashboard.database.query(posted.before, [walker.userId]);
  if (posted.status) await orderAt(dashboard, walker, posted.status);
  const page = await walker.visitor.get(addressOf(walker, posted));
  expect([posted.step, page.status]).toEqual([posted.step, 200]);
  return walker;
}

function addressOf({ offer }: Walker, { step, part }: Posted): string {
  return pathTo.invest(offer.slug, step) + (part ? `?part=${part}` : '');
}

/** Sends a form with other values; undefined takes a field out of it. */
function send(walker: Walker, posted: Posted, change: Record<string, string | undefined> = {}): Promise<Answer> {
  const all: Record<string, string | undefined> = { ...posted.fields, idempotency_key: randomUUID(), ...change };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return walker.visitor.post(addressOf(walker, posted), new URLSearchParams(given));
}

/** A page that says what is wrong at the fields, gives back what was typed as text, and nothing else has happened. */
function expectRefused({ status, text }: Answer, typed: Record<string, string | undefined>): void {
  const seen = Object.fromEntries(Object.keys(typed).map((name) => [name, controlIn(text, name)]));
  const due = Object.entries(typed).map(([name, value]) => [name, { value: value ?? '', isInvalid: true }]);
  expect(seen).toEqual(Object.fromEntries(due));
  expect(status).toBe(422);
  expect(problemsIn(text).length).toBeGreaterThanOrEqual(due.length);
  expect(text).toMatch(/<title>Error: /);
  expect(text).not.toContain('<script>alert');
}

/** Runs what must leave a person, and all the money, as they are. */
async function unchanged(walker: Walker, act: () => Promise<void>): Promise<void> {
  const then = await standingOf(dashboard, walker);
  await act();
  expect(await standingOf(dashboard, walker)).toEqual(then);
}

/** No number in either language, in any field. */
const NO_NUMBERS: Record<string, string> = {
  'Arabic-Indic digits': '٥٠',
  'full-width digits': '５０',
  'ten to the thirtieth': `1${'0'.repeat(30)}`,
  'an exponent': '1e3',
  'minus nought': '-0',
  'a plus': '+5',
  hexadecimal: '0x10',
  'a NUL behind it': '50\u0000',
  'a blank of no width in it': '5\u200b0',
  'the reading order turned round': '\u202e50',
  'markup instead': '"><script>alert(1)</script>',
  'a hundred kilobytes': '5'.repeat(100_000),
};
const MISWRITTEN = { es: '1,000,000.00', en: '1.000.000,00' };

describe('a number', () => {
  const NUMBERS: [FormName, string[]][] = [
    ['amount', ['tokens']],
    ['interest', ['amount']],
    ['loss', ['ability']],
    ['person', ['birthday', 'id_number', 'phone']],
    ['company', ['shareholder_1_stake']],
  ];
  test.each(NUMBERS)(
    'a number of the form %s is accepted as one, or refused at its field and stays there',
    async (name, fields) => {
      const walker = await before(name);
      await unchanged(walker, async () => {
        for (const hostile of [...Object.values(NO_NUMBERS), MISWRITTEN.es, undefined]) {
          const typed = Object.fromEntries(fields.map((field) => [field, hostile]));
          expectRefused(await send(walker, FORMS[name], typed), typed);
        }
      });
    },
  );

  test.each(['interest', 'loss'] as const)(
    'a number of the form %s is read as its language writes it',
    async (name) => {
      for (const lang of ['es', 'en'] as const) {
        const walker = await before(name, lang);
        const [field] = Object.keys(FORMS[name].fields);
        if (!field) throw new Error(`${name} has no field`);
        await unchanged(walker, async () => {
          expectRefused(await send(walker, FORMS[name], { [field]: MISWRITTEN[lang] }), { [field]: MISWRITTEN[lang] });
        });
      }
      // Written as the language does, it is that number: more than any interest may be, and an ability to bear loss.
      const right = await send(await before(name), FORMS[name], {
        [name === 'loss' ? 'ability' : 'amount']: '1.000.000,00',
      });
      expect(right.status).toBe(name === 'loss' ? 303 : 422);
    },
  );

  test('a number of the terms is the one that was shown', async () => {
    for (const name of ['amount', 'interest', 'breakdown'] as const) {
      const walker = await before(name);
      await unchanged(walker, async () => {
        for (const version of ['٥', '1e0', '+1', '1\u0000', `1${'0'.repeat(30)}`, '', undefined]) {
          const answer = await send(walker, FORMS[name], { terms_version: version });
          expect([answer.status, problemsIn(answer.text).length]).toEqual([422, 1]);
        }
        const old = await send(walker, FORMS[name], { terms_version: '7' });
        expect([old.status, problemsIn(old.text).length]).toEqual([409, 1]);
      });
    }
  });
});

describe('a form that no page of ours sends', () => {
  const NAMES = Object.keys(FORMS) as FormName[];

  test.each(NAMES)('%s: a button that there is not does nothing', async (name) => {
    const walker = await before(name);
    await unchanged(walker, async () => {
      for (const intent of ['annul', 'PERSONAL', 'send\u0000', '__proto__']) {
        const answer = await send(walker, FORMS[name], { intent });
        expect([intent, answer.status]).toEqual([intent, 400]);
        expect(answer.text).toMatch(/<h1>[^<]+<\/h1>/);
      }
    });
  });

  test.each(NAMES)('%s: a field that comes twice is refused, whichever comes first', async (name) => {
    const walker = await before(name);
    const [field = 'form_id'] = Object.keys(FORMS[name].fields);
    await unchanged(walker, async () => {
      const fields = new URLSearchParams({ ...FORMS[name].fields, idempotency_key: randomUUID() });
      fields.append(field, fields.get(field) ?? 'x');
      fields.append(field, '2');
      const answer = await walker.visitor.post(addressOf(walker, FORMS[name]), fields);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([400, 'no-store']);
    });
  });

  test.each(['amount', 'interest', 'breakdown', 'method', 'papers'] as const)(
    '%s: without a key, or with one that is none, nothing is done and the page stands',
    async (name) => {
      const walker = await before(name);
      await unchanged(walker, async () => {
        for (const key of [
          undefined,
          '',
          'short',
          'a key with blanks',
          'clave-ñandú-1',
          '1234\u00005678',
          '12345678\r\nX: y',
        ]) {
          const answer = await send(walker, FORMS[name], { idempotency_key: key });
          expect([key, answer.status, problemsIn(answer.text).length]).toEqual([key, 400, 1]);
        }
      });
    },
  );

  test('a form with nothing in it names what is missing', async () => {
    for (const name of ['amount', 'interest', 'loss', 'person', 'company', 'more', 'sign'] as const) {
      const { intent, sha256, terms_version, ...rest }: Fields = FORMS[name].fields;
      const walker = await before(name);
      await unchanged(walker, async () => {
        const nothing = Object.fromEntries(
          [...Object.keys(rest), 'terms_version', 'sha256'].map((field) => [field, undefined]),
        );
        const { status, text } = await send(walker, FORMS[name], nothing);
        expect([name, status]).toEqual([name, 422]);
        expect(problemsIn(text).length).toBeGreaterThan(1);
      });
    }
  });
});

/** Texts that a page must take as texts, and those that it must not take at all. */
const LOUD = `Ana "la de <b>todos</b>" O'Brien & {issuer} محمد\u200f`;
const NO_WORDS: Record<string, string> = {
  script: '<script>alert(1)</script>',
  'a NUL': 'Ana\u0000',
  'a bell': 'Ana\u0007',
  'a line end': 'Ana\nBcc: todos@x.test',
  'the reading order turned round': '\u202eanA',
  'an isolate': 'Ana\u2066',
  'nothing that is seen': '\u200e\u200f',
  'ten thousand letters': 'ñ'.repeat(10_000),
};

describe('words', () => {
  const WORDS: [FormName, string[]][] = [
    ['person', ['first_name', 'last_name', 'address', 'city', 'province']],
    ['identity', ['first_name', 'last_name', 'address', 'city', 'province']],
    [
      'company',
      [
        'organisation_name',
        'tax_number',
        'activity',
        'address',
        'city',
        'province',
        'birthplace_city',
        'shareholder_1_name',
      ],
    ],
    ['more', ['occupation', 'source_of_funds', 'spouse_name', 'spouse_surname']],
  ];
  test.each(WORDS)(
    'words of the form %s are plain, or each is refused at its field and stays there',
    async (name, fields) => {
      const walker = await before(name);
      await unchanged(walker, async () => {
        for (const hostile of Object.values(NO_WORDS)) {
          const typed = Object.fromEntries(fields.map((field) => [field, hostile]));
          expectRefused(await send(walker, FORMS[name], typed), typed);
        }
      });
    },
  );

  test('words of a signature and of a friend’s code change nothing, whatever they are', async () => {
    for (const [name, field] of [
      ['sign', 'typed_name'],
      ['referral', 'referral_code'],
    ] as const) {
      const walker = await before(name);
      await unchanged(walker, async () => {
        for (const hostile of [...Object.values(NO_WORDS), LOUD]) {
          const { status, text } = await send(walker, FORMS[name], { [field]: hostile });
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
          expect(controlIn(text, field)).toEqual({ value: hostile, isInvalid: true });
          expect(text).not.toContain('<script>alert');
        }
      });
    }
  });

  test('odd names appear as text in the page, the contract, its file and the mails', async () => {
    const walker = await standingBefore(FORMS.identity);
    const { visitor, userId, offer } = walker;
    const saved = await send(walker, FORMS.identity, { first_name: LOUD, last_name: 'נועה', city: LOUD });
    expect(saved.status).toBe(303);
    const page = await visitor.get(addressOf(walker, FORMS.identity));
    expect(controlIn(page.text, 'first_name').value).toBe(LOUD);
    await dashboard.database.query(
      `insert into kyc_checks select (jsonb_populate_record(null::kyc_checks, to_jsonb(old) || jsonb_build_object('id', gen_random_uuid(), 'user_id', $1::text))).*
       from (select k.* from kyc_checks k join users u on u.id = k.user_id where u.email = 'investor@aurora.test' limit 1) old`,
      [userId],
    );
    await orderAt(dashboard, walker, 'CHARGED');
    const contract = await visitor.get(pathTo.invest(offer.slug, 'sign'));
    expect(unescaped(contract.text)).toContain(LOUD);
    const asked = await visitor.post(pathTo.invest(offer.slug, 'sign'), {
      ...{ form_id: 'sign', intent: 'code', typed_name: LOUD, agree: 'on', code: '54321' },
    });
    // The page stays and says so; what was typed stays with it, the code aside.
    expect(asked.status).toBe(200);
    expect(controlIn(asked.text, 'typed_name').value).toBe(LOUD);
    expect(asked.text).toMatch(/name="agree"[^>]*checked=""|checked=""[^>]*name="agree"/);
    expect(asked.text).not.toContain('54321');
    const mails = () =>
      dashboard.database.query<{ kind: string; plain: string; html: string }>(
        `select kind, plain, html from mails where user_id = $1 order by ${AS_WRITTEN}`,
        [userId],
      );
    const asking = (await mails()).findLast(({ kind }) => kind === 'investment.signature_code');
    const code = /\b\d{5}\b/.exec(asking?.plain ?? '')?.[0] ?? '';
    const { value: sha256 } = controlIn(contract.text, 'sha256');
    const signed = await send(walker, FORMS.sign, { typed_name: `${LOUD} נועה`, code, sha256 });
    expect(signed.to).toBe(pathTo.invest(offer.slug, 'congratulations'));
    const last = await visitor.follow(signed);
    const file = await visitor.get(/href="(\/resources\/files\/[^"]+)"/.exec(last.text)?.[1] ?? '/none');
    expect([file.status, file.headers.get('Content-Type'), file.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const sent = await mails();
    expect(sent.length).toBeGreaterThan(1);
    for (const { text } of [page, contract, last]) expect(text).not.toContain('<b>todos');
    for (const { html } of sent) expect(html).not.toContain('<b>todos');
  });
});

/** Another window of the same browser. */
function windowOf({ visitor }: Walker) {
  const other = dashboard.visitor(visitor.host.split('.')[0]);
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value);
  return other;
}

const count = async (sql: string, walker: Walker): Promise<number> =>
  Number((await dashboard.database.query<{ count: string }>(`select count(*) ${sql}`, [walker.userId]))[0]?.count);
const ordersOf = ({ userId }: Walker) =>
  dashboard.database.query<{ id: string; status: string; tokens: number; amount: string }>(
    'select id, status, tokens::int, amount_cents::text as amount from investments where user_id = $1',
    [userId],
  );
const MOVES_TO = (status: string) =>
  `from investment_events e join investments i on i.id = e.investment_id where i.user_id = $1 and e.status = '${status}'`;

/** Sends a form from several windows at once; each answer says where to go or what was wrong, none is a fault. */
async function atOnce(walker: Walker, posted: Posted, changes: Record<string, string>[]): Promise<Answer[]> {
  const answers = await Promise.all(
    changes.map((change) => send({ ...walker, visitor: windowOf(walker) }, posted, change)),
  );
  for (const { status } of answers) expect([302, 303, 409]).toContain(status);
  return answers;
}

describe('a form sent twice', () => {
  const KEYS = (): Fields[] => [
    { idempotency_key: 'one-and-the-same' },
    { idempotency_key: 'one-and-the-same' },
    {},
    {},
  ];

  test('makes one order, whose amount is the one that was sent last', async () => {
    const walker = await standingBefore(FORMS.amount);
    await atOnce(walker, FORMS.amount, KEYS());
    expect(await ordersOf(walker)).toMatchObject([{ status: 'CREATED', tokens: 2 }]);
    expect(await count(MOVES_TO('CREATED'), walker)).toBe(1);
    // The same key with another amount is another form: it says so and changes nothing.
    const again = await send(walker, FORMS.amount, { idempotency_key: 'one-and-the-same', tokens: '9' });
    expect([again.status, problemsIn(again.text).length]).toEqual([409, 1]);
    expect((await send(walker, FORMS.amount, { tokens: '3' })).status).toBe(303);
    expect(await ordersOf(walker)).toMatchObject([{ status: 'CREATED', tokens: 3, amount: '15000' }]);
  });

  test('declares one interest, confirms once and tells once', async () => {
    const interested = await standingBefore(FORMS.interest);
    await atOnce(interested, FORMS.interest, KEYS());
    expect(await ordersOf(interested)).toMatchObject([{ status: 'RESERVED', tokens: 2 }]);

    const walker = await standingBefore(FORMS.amount);
    await send(walker, FORMS.amount);
    await atOnce(walker, FORMS.breakdown, KEYS());
    expect(await ordersOf(walker)).toMatchObject([{ status: 'IN_UPLOAD_PROOF_OF_PAYMENT' }]);
    expect(await count(MOVES_TO('ACCEPTED'), walker)).toBe(1);
    // Nothing but the mail with the data of the transfer, once.
    const told = await count(`from mails where user_id = $1 and kind = 'investment.transfer_awaited'`, walker);
    expect([
      told,
      await count(`from mails where user_id = $1 and kind = 'investment.order_confirmed'`, walker),
    ]).toEqual([1, 0]);
    await atOnce(walker, FORMS.method, KEYS());
    expect(await ordersOf(walker)).toMatchObject([{ status: 'IN_UPLOAD_PROOF_OF_PAYMENT', amount: '10000' }]);
    // Both windows still show the breakdown: it leads on to where the order stands.
    const late = await send(walker, FORMS.breakdown);
    expect([late.status, late.to]).toEqual([303, pathTo.invest(walker.offer.slug, 'payment-bankwire')]);
    expect(
      await count(`from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.user_id = $1`, walker),
    ).toBe(0);
  });

  test('counts one attempt of the test and chooses one type', async () => {
    const walker = await standingBefore(FORMS.test);
    const page = await walker.visitor.get(addressOf(walker, FORMS.test));
    const names = new Set(page.text.match(/answer_\w+/g));
    const answers = Object.fromEntries([...names].map((name) => [name, 'true']));
    await atOnce(
      walker,
      FORMS.test,
      [1, 2, 3].map(() => ({ ...answers, idempotency_key: 'one-and-the-same' })),
    );
    expect([names.size, await count('from suitability_tests where user_id = $1', walker)]).toEqual([7, 1]);
  });
});

describe('another person’s order', () => {
  test('is not moved by naming it in a form of one’s own', async () => {
    const theirs = await standingBefore(FORMS.method);
    const [order] = await ordersOf(theirs);
    const [card] = await dashboard.database.query<{ id: string }>(
      `insert into saved_cards (tenant_id, id, user_id, provider_card, brand, last4, expiry_month, expiry_year, created_at)
       select tenant_id, gen_random_uuid(), id, 'pm_' || id, 'visa', '4242', 12, 2030, now() from users where id = $1 returning id`,
      [theirs.userId],
    );
    if (!order || !card) throw new Error('there is nothing to take');
    const walker = await before('method');
    const ids = {
      id: order.id,
      investment_id: order.id,
      investment: order.id,
      user_id: theirs.userId,
      slug: theirs.offer.slug,
    };
    await unchanged(theirs, async () => {
      expect((await send(walker, FORMS.method, { ...ids, method: 'CASH' })).status).toBe(422);
      for (const name of ['amount', 'more', 'loss'] as const) {
        const own = await standingBefore(FORMS[name]);
        expect((await send(own, FORMS[name], ids)).status).toBe(303);
        expect((await ordersOf(own)).map(({ id }) => id)).not.toContain(order.id);
      }
      await send(walker, FORMS.giveUp, { intent: 'remove-card', card: card.id });
      const revoked = await walker.visitor.post(`/user/investments/${order.id}/revoke`, {
        idempotency_key: randomUUID(),
      });
      expect((await walker.visitor.get(`/user/investments/${order.id}/revoke`)).status).toBe(404);
      expect(revoked.status).toBeLessThan(500);
    });
    expect(await count('from saved_cards where user_id = $1', theirs)).toBe(1);
  });

  test('is neither read nor signed: another’s contract', async () => {
    const theirs = await standingBefore(FORMS.sign);
    const walker = await standingBefore(FORMS.sign);
    const text = (await theirs.visitor.get(addressOf(theirs, FORMS.sign))).text;
    const file = /\/resources\/files\/[0-9a-f-]+/.exec(text)?.[0] ?? '';
    expect([(await theirs.visitor.get(file)).status, (await walker.visitor.get(file)).status]).toEqual([200, 404]);
    const [{ name } = { name: '' }] = await dashboard.database.query<{ name: string }>(
      `select first_name || ' ' || last_name as name from user_profiles where user_id = $1`,
      [walker.userId],
    );
    for (const person of [walker, theirs]) {
      await unchanged(person, async () => {
        const change = { typed_name: name, sha256: controlIn(text, 'sha256').value };
        const answer = await send(walker, FORMS.sign, change);
        expect([answer.status, problemsIn(answer.text).length]).toEqual([409, 1]);
        expect(controlIn(answer.text, 'typed_name').value).toBe(name);
      });
    }
  });

  test('an order of another tenant is not found', async () => {
    const walker = await before('amount');
    const elsewhere = await before('referral');
    const answer = await walker.visitor.post(pathTo.invest(elsewhere.offer.slug, 'invest'), {
      ...ORDER,
      idempotency_key: randomUUID(),
    });
    expect(answer.status).toBe(404);
    expect((await walker.visitor.post('/invest/%00/invest', ORDER)).status).toBe(404);
  });
});

describe('an offer that changed while its page was open', () => {
  const change = (walker: Walker, set: string) =>
    dashboard.database.query(`update issuances set ${set} where id = $1`, [walker.offer.id]);

  test('takes nothing more once it is closed; what was confirmed may still be paid', async () => {
    for (const name of ['amount', 'interest', 'breakdown'] as const) {
      const walker = await standingBefore(FORMS[name]);
      await change(walker, `status = 'CLOSED'`);
      await unchanged(walker, async () => {
        const answer = await send(walker, FORMS[name]);
        expect([name, answer.status, answer.to]).toEqual([name, 302, `/user/issuances/${walker.offer.id}`]);
      });
    }
  });

  test('an offer at another price says so, asks again, and orders at the price that was shown', async () => {
    for (const name of ['amount', 'breakdown'] as const) {
      const walker = await standingBefore(FORMS[name]);
      await change(walker, `price = '60', terms_version = 2`);
      await unchanged(walker, async () => {
        const answer = await send(walker, FORMS[name]);
        expect([name, answer.status, problemsIn(answer.text).length]).toEqual([name, 409, 1]);
      });
    }
    const walker = await standingBefore(FORMS.amount);
    await change(walker, `price = '60', terms_version = 2`);
    const asked = await send(walker, FORMS.amount);
    expect([controlIn(asked.text, 'tokens').value, controlIn(asked.text, 'terms_version').value]).toEqual(['2', '2']);
    expect((await send(walker, FORMS.amount, { terms_version: '2' })).status).toBe(303);
    expect(await ordersOf(walker)).toMatchObject([{ amount: '12000' }]);
  });

  test('an offer with a higher minimum asks for more', async () => {
    const walker = await standingBefore(FORMS.amount);
    await change(walker, 'min_tokens = 5');
    await unchanged(walker, async () => {
      expectRefused(await send(walker, FORMS.amount), { tokens: '2' });
    });
    const confirming = await standingBefore(FORMS.breakdown);
    await change(confirming, 'min_tokens = 5');
    await unchanged(confirming, async () => {
      const answer = await send(confirming, FORMS.breakdown);
      expect([answer.status, problemsIn(answer.text).length]).toEqual([422, 1]);
    });
  });
});

describe('a session that ended while its page was open', () => {
  test.each(Object.keys(FORMS) as FormName[])('%s: nothing is done, and signing in leads back there', async (name) => {
    const walker = await before(name);
    const address = addressOf(walker, FORMS[name]);
    await dashboard.database.query('update access_tokens set revoked_at = now() where user_id = $1', [walker.userId]);
    await unchanged(walker, async () => {
      const answer = await send(walker, FORMS[name]);
      expect([answer.status, answer.to]).toEqual([302, `/login?next=${encodeURIComponent(address)}`]);
      const nobody = dashboard.visitor((FORMS[name] as Posted).tenant);
      expect((await nobody.post(address, FORMS[name].fields)).to).toBe(answer.to);
      const back = await walker.visitor.post(answer.to ?? '', { email: walker.email, password: DEMO_PASSWORD });
      expect([back.status, back.to]).toEqual([303, address]);
      expect((await walker.visitor.get(address)).status).toBe(200);
    });
  });
});
