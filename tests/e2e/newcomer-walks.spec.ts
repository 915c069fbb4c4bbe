import { expect, test } from '#tests/support/journey.ts';
import { bankOf, newcomerOf, WALKED_TENANTS, type WalkedTenant, walkTheWay } from '#tests/support/newcomer-way.ts';
import { BrowserWalk } from './pages/browser-walk.ts';

/**
 * The bounds of a first investment with script, from the registration to the signature. An individual types three figures of which the browser works out the loss that they
 * can bear, where without (`newcomers.test.ts`) they type it, and the password once. A company: what it took.
 */
const MOST = { individual: { screens: 12, inputs: 34 }, company: { screens: 13, inputs: 52 } };

/** Of these orders of steps `invest.spec.ts` and `newcomers.spec.ts` walk one with script already, and the company below another. */
const WALKED_BESIDES = ['aurora', 'cumbre', 'masamadre', 'vecinal'];
/** `npm run newcomers` walks at every tenant, for a company too; `npm test` at one of each order of steps. */
const isWhole = process.env.NEWCOMERS === 'all';
const ofPeople = isWhole ? WALKED_TENANTS : oneOfEachOrder();
const ofCompanies = WALKED_TENANTS.filter(({ name, look }) =>
  isWhole ? !look.hide.legalTypeInvestor : name === 'vecinal',
);

function oneOfEachOrder(): WalkedTenant[] {
  const seen = new Set(WALKED_TENANTS.filter(({ name }) => WALKED_BESIDES.includes(name)).map(orderOf));
  return WALKED_TENANTS.filter((tenant) => {
    const isNew = !seen.has(orderOf(tenant));
    seen.add(orderOf(tenant));
    return isNew;
  });
}

function orderOf({ look }: WalkedTenant): string {
  return look.flows.onboarding.join();
}

const walks = [
  ...ofPeople.map((tenant) => ({ tenant, who: 'individual' as const })),
  ...ofCompanies.map((tenant) => ({ tenant, who: 'company' as const })),
];

for (const { tenant, who } of walks) {
  const { name, lang } = tenant;
  test.describe('a newcomer with script', () => {
    test.describe.configure({ timeout: 240_000 });
    test.use({ locale: lang === 'es' ? 'es-ES' : 'en-GB' });

    test(`comes from the public page of ${name} to the end of a first investment as ${who}, by what is in sight`, async ({
      page,
      product,
    }) => {
      const person = { ...newcomerOf(tenant), forCompany: who === 'company' };
      const walk = new BrowserWalk(page, person, product.originOf(name), bankOf(product.apiOrigin));
      await walk.stayHere();
      const { status, due, screens } = await walkTheWay(product, walk, tenant);
      expect(status).toBe(due);
      const { inputs } = walk.effort;
      expect(inputs).not.toEqual([]);
      console.log(`${name.padEnd(10)} ${lang} ${who.padEnd(10)} ${screens.length} screens, ${inputs.length} answers`);
      expect({
        screens: screens.length <= MOST[who].screens || screens,
        inputs: inputs.length <= MOST[who].inputs || inputs,
      }).toEqual({ screens: true, inputs: true });
    });
  });
}
