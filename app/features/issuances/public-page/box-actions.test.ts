import { expect, it } from 'vitest';
import type { Visit } from '#app/session/visit.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { boxActions } from './box-actions.server.ts';

const visit = { t: (key: string) => key, session: {}, customization: { modules: {}, hide: {} } } as unknown as Visit;
const withOrder = (status: string, own: string) =>
  ({
    slug: 'huerta',
    status,
    own: { id: '7', status: own },
    takes_orders: status === 'CAMPAIGN',
  }) as unknown as IssuancePage;
const labels = (page: IssuancePage) => boxActions(visit, page).links.map(({ label }) => label);

it('an order that was not confirmed goes on while the offer is open, and is only looked at once it is closed', () => {
  expect(labels(withOrder('CAMPAIGN', 'CREATED'))).toEqual(['issuances:box.continue', 'issuances:box.seeOwn']);
  const closed = boxActions(visit, withOrder('CLOSED', 'CREATED'));
  expect(closed.links.map(({ label }) => label)).toEqual(['issuances:box.seeOwn']);
  expect(closed.reason).toBe('issuances:box.closed');
});

it('an order that was confirmed goes on to its payment in an offer that is closed as well', () => {
  expect(labels(withOrder('CLOSED', 'ACCEPTED'))).toEqual(['issuances:box.continue', 'issuances:box.seeOwn']);
});
