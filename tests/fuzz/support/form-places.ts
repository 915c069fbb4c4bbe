import { pathTo } from '#domain/access/addresses.ts';
import { INVEST_STEPS } from '#domain/access/invest-steps.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { Dashboard } from '#tests/support/dashboard.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { makeWalker, orderAt } from '#tests/support/walker.ts';
import { formsOfPage, type PageForm } from './forms-of-page.ts';

/** Forms of a page, and who was shown them. */
export interface Place {
  visitor: Visitor;
  address: string;
  forms: PageForm[];
}

/** Where somebody has to stand in an investment to be shown its steps' forms: what is taken from them, and how far their order has come. */
interface Standing {
  tenant: string;
  taken: readonly string[];
  status: InvestmentStatus | null;
}
const UNCHECKED = 'delete from kyc_checks where user_id = $1';
const UNTESTED = 'delete from suitability_tests where user_id = $1';
const WITHOUT_TYPE = 'update user_profiles set legal_type = null where user_id = $1';
export const STANDINGS: readonly Standing[] = [
  { tenant: 'aurora', taken: [], status: null },
  { tenant: 'aurora', taken: [UNCHECKED], status: null },
  { tenant: 'aurora', taken: [UNCHECKED, WITHOUT_TYPE, UNTESTED], status: null },
  { tenant: 'masamadre', taken: [UNCHECKED], status: null },
  { tenant: 'cumbre', taken: [UNTESTED], status: null },
  { tenant: 'aurora', taken: [], status: 'CREATED' },
  { tenant: 'aurora', taken: [], status: 'ACCEPTED' },
  { tenant: 'aurora', taken: [], status: 'IN_UPLOAD_PROOF_OF_PAYMENT' },
  { tenant: 'aurora', taken: [], status: 'CREDIT_CARD' },
  { tenant: 'aurora', taken: [], status: 'PAYMENT_ERROR' },
  { tenant: 'aurora', taken: [], status: 'CHARGED' },
];

/** The pages with forms that somebody new at a standing is shown, each step asked for by its address. */
export async function placesAt(dashboard: Dashboard, { tenant, taken, status }: Standing): Promise<Place[]> {
  const walker = await makeWalker(dashboard, tenant);
  for (const statement of taken) await dashboard.database.query(statement, [walker.userId]);
  if (status) await orderAt(dashboard, walker, status);
  const addresses = INVEST_STEPS.map((step) => pathTo.invest(walker.offer.slug, step));
  return placesAmong(walker.visitor, addresses);
}

/** The pages with forms among some addresses. */
export async function placesAmong(visitor: Visitor, addresses: readonly string[]): Promise<Place[]> {
  const places: Place[] = [];
  for (const address of addresses) {
    const { status, text } = await visitor.get(address);
    if (status !== 200) continue;
    const forms = formsOfPage(text, address).filter(({ action }) => action !== '/logout');
    if (forms.length > 0) places.push({ visitor, address, forms });
  }
  return places;
}
