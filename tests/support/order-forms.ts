import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { pathTo } from '#domain/access/addresses.ts';
import type { InvestStep } from '#domain/access/invest-steps.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { Dashboard } from './dashboard.ts';
import { controlIn, problemsIn } from './form-page.ts';
import type { Answer } from './visitor.ts';
import { makeWalker, orderAt, standingOf, type Walker } from './walker.ts';

export type Fields = Record<string, string>;
export const ORDER: Fields = { amount: '100', terms_version: '1', risk_loss: 'on', risk_liquidity: 'on' };
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
export const SIGNATURE: Fields = {
  intent: 'sign',
  typed_name: 'Prueba',
  code: '12345',
  sha256: 'a'.repeat(64),
  agree: 'on',
};

/** What is taken from a person so that a form is open that their finished onboarding has closed. */
const UNCHECKED = 'delete from kyc_checks where user_id = $1';
const UNTESTED = 'delete from suitability_tests where user_id = $1';
const OF_A_COMPANY = `with gone as (${UNCHECKED}) update user_profiles set legal_type = 'LEGAL_ENTITY' where user_id = $1`;

/** A form as a page sends it, and where somebody has to stand to be shown it. */
export interface Posted {
  step: InvestStep;
  fields: Fields;
  tenant?: string;
  /** What is taken from the person, or where their order stands. */
  before?: string;
  status?: InvestmentStatus;
  part?: string;
}
/** Every form of the way to an order. */
export const FORMS = {
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
export type FormName = keyof typeof FORMS;

type Change = Record<string, string | undefined>;

/** What is done with the forms of one dashboard. */
export interface OrderForms {
  /** The person before a form, made once: refused forms leave them where they are. */
  before(name: FormName, lang?: 'es' | 'en'): Promise<Walker>;
  /** A person of their own before a form. */
  standingBefore(posted: Posted, lang?: 'es' | 'en'): Promise<Walker>;
  /** Runs what must leave a person, and all the money, as they are. */
  unchanged(walker: Walker, act: () => Promise<void>): Promise<void>;
}

export function orderForms(dashboard: Dashboard): OrderForms {
  const people = new Map<string, Promise<Walker>>();
  const standingBefore: OrderForms['standingBefore'] = async (posted, lang = 'es') => {
    const walker = await makeWalker(dashboard, posted.tenant ?? 'aurora', { lang });
    if (posted.before) await dashboard.database.query(posted.before, [walker.userId]);
    if (posted.status) await orderAt(dashboard, walker, posted.status);
    const page = await walker.visitor.get(addressOf(walker, posted));
    expect([posted.step, page.status]).toEqual([posted.step, 200]);
    return walker;
  };
  return {
    standingBefore,
    before(name, lang = 'es') {
      const known = people.get(`${name} ${lang}`) ?? standingBefore(FORMS[name], lang);
      people.set(`${name} ${lang}`, known);
      return known;
    },
    async unchanged(walker, act) {
      const then = await standingOf(dashboard, walker);
      await act();
      expect(await standingOf(dashboard, walker)).toEqual(then);
    },
  };
}

/** Where a form is sent to. */
export function addressOf({ offer }: Walker, { step, part }: Posted): string {
  return pathTo.invest(offer.slug, step) + (part ? `?part=${part}` : '');
}

/** Sends a form with other values; undefined takes a field out of it. */
export function send(walker: Walker, posted: Posted, change: Change = {}): Promise<Answer> {
  const all: Change = { ...posted.fields, idempotency_key: randomUUID(), ...change };
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return walker.visitor.post(addressOf(walker, posted), new URLSearchParams(given));
}

/** A page that says what is wrong at the fields, gives back what was typed as text, and nothing else has happened. */
export function expectRefused({ status, text }: Answer, typed: Change): void {
  const seen = Object.fromEntries(Object.keys(typed).map((name) => [name, controlIn(text, name)]));
  const due = Object.entries(typed).map(([name, value]) => [name, { value: value ?? '', isInvalid: true }]);
  expect(seen).toEqual(Object.fromEntries(due));
  expect(status).toBe(422);
  expect(problemsIn(text).length).toBeGreaterThanOrEqual(due.length);
  expect(text).toMatch(/<title>Error: /);
  expect(text).not.toContain('<script>alert');
}
