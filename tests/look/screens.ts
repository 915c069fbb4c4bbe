import { APP_ROUTES } from '#tests/support/app-routes.ts';
import { demoSamples } from '#tests/support/demo-samples.ts';
import type { Product } from '#tests/support/product.ts';
import { routeAddress } from '#tests/support/route-address.ts';

export const AREAS = { investor: 'user', manager: 'manager', issuer: 'entrepreneur' } as const;
export type Person = keyof typeof AREAS;

/** What a list shows besides its first page: nothing found, a page past the end. */
const LIST_STATES = ['?q=zzzzzz', '?page=99'];
const LISTS = /\/(?:issuances|investments|users|users\/sophisticated|statements|payment-notices)$/;

/** Addresses of a stranger, a form that is refused not among them. */
export const guestAddresses = (slug: string): string[] => [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  `/remember-password?token=${'a'.repeat(32)}`,
  '/document',
  '/invest',
  '/how-it-works',
  '/complaints',
  '/complaints/new',
  '/default-rates',
  '/legitimations',
  `/invest/${slug}`,
  '/no-such-page',
];

/** Null where the tenant's demo data hold nothing to show on the page. */
function addressOf(...[route, samples]: Parameters<typeof routeAddress>): string | null {
  try {
    return routeAddress(route, samples);
  } catch (error) {
    if (String(error).includes('no sample for')) return null;
    throw error;
  }
}

/** Addresses of every page of an area by the route table, with the demo's ids, and the states that an address can name. */
export async function areaAddresses({ database }: Product, tenant: string, person: Person): Promise<string[]> {
  const area = `/${AREAS[person]}/`;
  const samples = await demoSamples(database, tenant, { lacks: '' });
  return APP_ROUTES.filter(({ isPage, path }) => isPage && path.startsWith(area) && path !== `${area}*`).flatMap(
    (route) => {
      const address = addressOf(route, samples);
      if (address === null) return [];
      return LISTS.test(address) ? [address, ...LIST_STATES.map((state) => address + state)] : [address];
    },
  );
}
