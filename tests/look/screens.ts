import { APP_ROUTES } from '#tests/support/app-routes.ts';
import { type DemoSamples, demoSamples } from '#tests/support/demo-samples.ts';
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
  '/default-rates',
  `/invest/${slug}`,
  '/no-such-page',
];

/** Addresses of every page of an area by the route table, with the demo's ids, and the states that an address can name. */
export async function areaAddresses({ database }: Product, tenant: string, person: Person): Promise<string[]> {
  const area = `/${AREAS[person]}/`;
  const samples: DemoSamples = await demoSamples(database, tenant);
  return APP_ROUTES.filter(({ isPage, path }) => isPage && path.startsWith(area) && path !== `${area}*`).flatMap(
    (route) => {
      const address = routeAddress(route, samples);
      return LISTS.test(address) ? [address, ...LIST_STATES.map((state) => address + state)] : [address];
    },
  );
}
