import { pathTo } from '#domain/access/addresses.ts';
import { type Area, areasOfRoles, type Role } from '#domain/access/roles.ts';
import type { PersonKeptBy } from './deletion.ts';

/** In which area the person themself settles what keeps their account, and where there. */
const PLACES: Readonly<Record<PersonKeptBy, Partial<Record<Area, string>>>> = {
  own: { manager: pathTo.manager.account },
  last_manager: { manager: `${pathTo.manager.users}?${new URLSearchParams({ role: 'ADMIN' })}` },
  projects: { entrepreneur: pathTo.entrepreneur.issuances, manager: pathTo.manager.issuances },
  holdings: { user: pathTo.user.portfolio },
  orders: { user: pathTo.user.investments },
  balance: { user: pathTo.user.balance },
  earnings: { user: pathTo.user.earnings },
  payouts: { user: pathTo.user.earnings },
  refunds: { user: pathTo.user.investments },
  complaints: {
    user: pathTo.user.complaints,
    entrepreneur: pathTo.entrepreneur.complaints,
    manager: pathTo.manager.complaints,
  },
};

/**
 * Where a person settles what keeps their own account: in the area whose page they read, else in another that their roles open; null where no page of
 * theirs does.
 */
export function ownDeletionPlace(reason: PersonKeptBy, area: Area, roles: readonly Role[]): string | null {
  const own = areasOfRoles(roles);
  const [first] = [area, ...own].filter((each) => own.includes(each) && PLACES[reason][each]);
  return first ? (PLACES[reason][first] ?? null) : null;
}
