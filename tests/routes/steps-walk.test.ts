import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TENANT_SEEDS } from '#backend/seed/tenants/all-tenants.ts';
import { customization } from '#contract/customization.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { INVEST_STEPS, type InvestStep } from '#domain/access/invest-steps.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { FlowFacts, PersonFacts } from '#domain/onboarding/flow-facts.ts';
import { mayOpen, stepToShow } from '#domain/onboarding/next-step.ts';
import { preparationOf } from '#domain/onboarding/preparation.ts';
import { type Dashboard, startDashboard } from '#tests/support/dashboard.ts';
import { makeWalker, orderAt, standingOf, type Walker } from '#tests/support/walker.ts';

/** Tenants with three orders of onboarding: the default, the amount first, and the test first. */
const WALKED = ['aurora', 'ladrillo', 'cumbre'] as const;
const later = new Date(Date.now() + 400 * 86_400_000);
const earlier = new Date(Date.now() - 86_400_000);

/** What a form of each step may hold, as a person would send it. */
const FORMS: Partial<Record<InvestStep, Record<string, string>>> = {
  invest: { amount: '100', terms_version: '1', risk_loss: 'on', risk_liquidity: 'on' },
  'declare-interest': { amount: '100', terms_version: '1' },
  identification: { intent: 'send' },
  'type-of-investor': { legal_type: 'LEGAL_ENTITY' },
  'account-information': { intent: 'personal', first_name: 'Otra', last_name: 'Persona' },
  'aditional-information': { occupation: 'Docente', source_of_funds: 'Trabajo', politically_exposed: 'no' },
  'initial-test': { intent: 'answer', version: '2026-1' },
  'simulation-loss-bearing-capacity': { ability: '9000', certified: 'on' },
  'contribution-breakdown': { terms_version: '1' },
  'method-payment': { method: 'BANK_TRANSFER', use_balance: '1' },
  'payment-creditcard': {},
  sign: { intent: 'code' },
};
/** Pages that only tell something take no form. */
const WITHOUT_FORM: readonly InvestStep[] = ['payment-success', 'payment-error', 'congratulations'];
const STATUSES = [
  'RESERVED',
  'CREATED',
  'ACCEPTED',
  'METHOD_PAYMENT',
  'IN_UPLOAD_PROOF_OF_PAYMENT',
  'PROOF_OF_PAYMENT_UPLOADED',
  'CREDIT_CARD',
  'IN_UPDATE_CREDIT_CARD',
  'CARD_REGISTRATION_UPDATED',
  'IN_UPDATE_TPV',
  'PAYMENT_ERROR',
  'CHARGED',
  'SIGNED_PENDING',
  'SIGNED',
  'MINTED',
  'CLOSED',
  'CANCELED',
] as const satisfies readonly InvestmentStatus[];

/** What each answer is in the database's eyes and in the rules'; taken away, it is not given. */
const ANSWERS: Partial<Record<InvestStep, { forget: string; without: Partial<PersonFacts> }>> = {
  identification: { forget: 'delete from kyc_checks where user_id = $1', without: { kycStatus: null } },
  'type-of-investor': {
    forget: 'update user_profiles set legal_type = null where user_id = $1',
    without: { legalType: null },
  },
  'account-information': {
    forget: 'update user_profiles set account_information_at = null where user_id = $1',
    without: { accountInformationAt: null },
  },
  'aditional-information': {
    forget: 'update user_profiles set additional_information_at = null where user_id = $1',
    without: { additionalInformationAt: null },
  },
  'initial-test': {
    forget: 'delete from suitability_tests where user_id = $1',
    without: { testStatus: 'NONE', testValidUntil: null },
  },
  'simulation-loss-bearing-capacity': {
    forget: 'delete from loss_simulations where user_id = $1',
    without: { lossAbilityCents: null, lossValidUntil: null },
  },
};
const PREPARED: PersonFacts = {
  kycStatus: 'SUCCESS',
  legalType: 'INDIVIDUAL',
  accountInformationAt: earlier,
  additionalInformationAt: earlier,
  testStatus: 'PASSED',
  testValidUntil: later,
  sophisticatedUntil: null,
  lossAbilityCents: 1n,
  lossValidUntil: later,
};

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterAll(() => dashboard?.stop());

/**
 * Asks for every step, and posts a form to each that is not open; answers what went wrong and how many were closed. What is in `seen` is not
 * asked again: an open page is drawn once in each status of the order, and data are asked for once more beside them and once of a closed step,
 * as it is the same loader that answers.
 */
async function walk(walker: Walker, facts: FlowFacts, seen: Set<string>): Promise<{ wrong: string[]; closed: number }> {
  const { visitor, offer } = walker;
  const wrong: string[] = [];
  const closed = INVEST_STEPS.filter((step) => !mayOpen(step, facts));
  const before = await standingOf(dashboard, walker);
  await Promise.all(
    INVEST_STEPS.map(async (step) => {
      const address = pathTo.invest(offer.slug, step);
      const place = stepToShow(step, facts);
      const target = place === null ? `/user/issuances/${offer.id}` : pathTo.invest(offer.slug, place);
      const isOpen = place === step;
      // Opening the contract makes it: the journeys do that.
      if (isOpen && step === 'sign') return;
      const sight = isOpen ? `${step} ${facts.investment?.status}` : step;
      const isNew = !seen.has(sight);
      seen.add(sight);
      if (isOpen && !isNew) return;
      const page = await visitor.get(address);
      const due = isOpen ? '200 null' : `302 ${target}`;
      if (`${page.status} ${page.to}` !== due) wrong.push(`GET ${step}: ${page.status} ${page.to}, not ${due}`);
      if (isNew) {
        const data = await visitor.get(`${address}.data`);
        const leads = data.status === 202 && data.text.includes(`"${target}"`);
        if (isOpen ? data.status !== 200 : !leads)
          wrong.push(`GET ${step}.data: ${data.status} ${data.text.slice(0, 120)}`);
      }
      if (isOpen || WITHOUT_FORM.includes(step)) return;
      const posted = await visitor.post(address, { ...FORMS[step], idempotency_key: randomUUID() });
      if (posted.status !== 302 || posted.to !== target) wrong.push(`POST ${step}: ${posted.status} ${posted.to}`);
    }),
  );
  expect(await standingOf(dashboard, walker)).toEqual(before);
  return { wrong, closed: closed.length };
}

describe.each(WALKED)('the steps of %s', (tenant) => {
  const seen = new Set<string>();
  const seed = TENANT_SEEDS.find(({ name }) => name === tenant);
  const factsOf = (person: PersonFacts, status: InvestmentStatus | null): FlowFacts => ({
    person,
    tenant: customization.parse(seed?.customization ?? {}),
    issuance: { takesOrders: true, takesInterest: seed?.settings.interestDuringCampaign ?? false },
    investment: status && { status, method: 'BANK_TRANSFER' },
    now: new Date(),
  });

  test('an unfinished step of the preparation cannot be passed', async () => {
    const steps = preparationOf(factsOf(PREPARED, null)).filter((step) => step !== 'invest');
    expect(steps.length).toBeGreaterThan(4);
    const walkers = await Promise.all(steps.map(() => makeWalker(dashboard, tenant)));
    for (const [at, missing] of steps.entries()) {
      const [answer, walker] = [ANSWERS[missing], walkers[at]];
      if (!answer || !walker) throw new Error(`nothing is known of ${missing}`);
      await dashboard.database.query(answer.forget, [walker.userId]);
      const person = { ...PREPARED, ...answer.without };
      // Before an order and with one; the pure walk (`step-order.test.ts`) has them all.
      for (const status of missing === steps[0] ? ([null, 'CREATED'] as const) : (['CREATED'] as const)) {
        if (status) await orderAt(dashboard, walker, status);
        const { wrong, closed } = await walk(walker, factsOf(person, status), seen);
        expect([missing, status, wrong]).toEqual([missing, status, []]);
        expect(closed).toBeGreaterThan(7);
      }
    }
  });

  test('the status of an order cannot be passed', async () => {
    const walker = await makeWalker(dashboard, tenant);
    // What follows the confirmation is the same in every order of onboarding: each status is walked at one of the tenants.
    for (const status of STATUSES.filter((_, at) => at % WALKED.length === WALKED.indexOf(tenant))) {
      await orderAt(dashboard, walker, status);
      const { wrong, closed } = await walk(walker, factsOf(PREPARED, status), seen);
      expect([status, wrong]).toEqual([status, []]);
      expect(closed).toBeGreaterThan(3);
    }
  });
});
