import type { TFunction } from 'i18next';
import type { NavItem } from '#app/layouts/frame.ts';
import type { Shell } from '#app/tenant/shell.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** Where somebody without an account may go from any public page: the same bar stands on all of them. */
export function visitorNavigation(t: TFunction<'frame'>, shell: Shell | null, pathname: string) {
  const help = shell?.urls.contact;
  const isShown = shell !== null && !shell.hide.unAuthRoutes && !shell.person;
  const navigation: NavItem[] = [
    ...(isShown ? [{ label: t('projects'), href: pathTo.projects }] : []),
    ...(isShown ? [{ label: t('howItWorks'), href: pathTo.howItWorks }] : []),
    ...(help ? [{ label: t('help'), href: help }] : []),
    { label: t('signIn'), href: pathTo.login },
  ].map((item) => ({ ...item, current: pathname === item.href }));
  const register = { label: t('register'), href: pathTo.register, current: pathname === pathTo.register };
  return { navigation, register: shell?.hide.register ? undefined : register };
}
