import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import { AS_WRITTEN } from '#tests/support/as-written.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { controlIn, problemsIn, unescaped } from '#tests/support/form-page.ts';
import {
  addressOf,
  expectRefused,
  type Fields,
  FORMS,
  type FormName,
  type OrderForms,
  orderForms,
  send,
} from '#tests/support/order-forms.ts';
import { orderAt } from '#tests/support/walker.ts';

let dashboard: Dashboard;
let forms: OrderForms;
beforeAll(async () => {
  dashboard = await startDashboard();
  forms = orderForms(dashboard);
});
afterAll(() => dashboard?.stop());

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
    ['amount', ['amount']],
    ['interest', ['amount']],
    ['loss', ['ability']],
    ['person', ['birthday', 'id_number', 'phone']],
    ['company', ['shareholder_1_stake']],
  ];
  test.each(NUMBERS)(
    'a number of the form %s is accepted as one, or refused at its field and stays there',
    async (name, fields) => {
      const walker = await forms.before(name);
      await forms.unchanged(walker, async () => {
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
        const walker = await forms.before(name, lang);
        const [field] = Object.keys(FORMS[name].fields);
        if (!field) throw new Error(`${name} has no field`);
        await forms.unchanged(walker, async () => {
          expectRefused(await send(walker, FORMS[name], { [field]: MISWRITTEN[lang] }), { [field]: MISWRITTEN[lang] });
        });
      }
      // Written as the language does, it is that number: more than any interest may be, and an ability to bear loss.
      const right = await send(await forms.before(name), FORMS[name], {
        [name === 'loss' ? 'ability' : 'amount']: '1.000.000,00',
      });
      expect(right.status).toBe(name === 'loss' ? 303 : 422);
    },
  );

  test('a number of the terms is the one that was shown', async () => {
    for (const name of ['amount', 'interest', 'breakdown'] as const) {
      const walker = await forms.before(name);
      await forms.unchanged(walker, async () => {
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
    const walker = await forms.before(name);
    await forms.unchanged(walker, async () => {
      for (const intent of ['annul', 'PERSONAL', 'send\u0000', '__proto__']) {
        const answer = await send(walker, FORMS[name], { intent });
        expect([intent, answer.status]).toEqual([intent, 400]);
        expect(answer.text).toMatch(/<h1>[^<]+<\/h1>/);
      }
    });
  });

  test.each(NAMES)('%s: a field that comes twice is refused, whichever comes first', async (name) => {
    const walker = await forms.before(name);
    const [field = 'form_id'] = Object.keys(FORMS[name].fields);
    await forms.unchanged(walker, async () => {
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
      const walker = await forms.before(name);
      await forms.unchanged(walker, async () => {
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
      const walker = await forms.before(name);
      await forms.unchanged(walker, async () => {
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
      const walker = await forms.before(name);
      await forms.unchanged(walker, async () => {
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
      const walker = await forms.before(name);
      await forms.unchanged(walker, async () => {
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
    const walker = await forms.standingBefore(FORMS.identity);
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
