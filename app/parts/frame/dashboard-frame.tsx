import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DashboardLayout } from '#app/layouts/dashboard.tsx';
import type { Shell } from '#app/tenant/shell.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { AREA_HOME, type Area } from '#domain/access/roles.ts';
import { MENUS, type MenuEntry } from './navigation.ts';
import { useFrame } from './use-frame.tsx';

/** All that the menu holds for a stranger, who sees this frame around an error alone. */
const SIGN_IN: MenuEntry = { key: 'signIn', href: pathTo.login, icon: 'user' };

/** What stands in the menu of an area: what the tenant has, alone. */
function menuOf(shell: Shell | null, area: Area): readonly MenuEntry[] {
  if (!shell?.person) return [SIGN_IN];
  return MENUS[area].filter(({ asks }) => !asks || shell.extras[asks]);
}

/** Frame of the three signed-in areas: the menu of the area that the address names. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['frame', 'statuses', 'search']);
  const { shell, ...frame } = useFrame();
  const person = shell?.person;
  const area = shell?.area ?? 'user';
  const search = shell?.search;
  return (
    <DashboardLayout
      {...frame}
      density={area === 'user' ? 'comfortable' : 'compact'}
      navigation={menuOf(shell, area).map(({ key, href, icon, isAside }) => ({
        label: t(`frame:nav.${key}`),
        href,
        icon,
        isAside,
        count: shell?.waiting?.[key],
        current: href === shell?.place,
      }))}
      search={search ? { href: search, label: t('search:title') } : undefined}
      areas={(person?.areas ?? []).map((one) => ({
        label: t(`statuses:area.${one}`),
        href: AREA_HOME[one],
        current: one === area,
      }))}
      person={person ? { name: person.name, role: t(`statuses:role.${person.role}`), image: person.image } : null}
    >
      {children}
    </DashboardLayout>
  );
}
