import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DashboardFrame } from '#app/features/frame/dashboard-frame.tsx';
import { InvestFrame } from '#app/features/frame/invest-frame.tsx';
import { useFrame } from '#app/features/frame/use-frame.tsx';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { layoutOf } from '#domain/access/route-table.ts';

/**
 * The frame in which the address would have been shown (specification, section 2), so that nobody loses their menu with one wrong address.
 * A menu is for who is signed in: a stranger has the public frame, and so has whoever the API could not tell us about.
 */
export function ErrorFrame({ path, children }: { path: string; children: ReactNode }) {
  const { t } = useTranslation('errors');
  const { shell, ...frame } = useFrame();
  const layout = layoutOf(path);
  if (layout === 'dashboard' && shell?.person) return <DashboardFrame>{children}</DashboardFrame>;
  if (layout === 'invest' && shell) return <InvestFrame>{children}</InvestFrame>;
  const navigation = shell?.person ? [] : [{ label: t('sign_in'), href: '/login' }];
  return (
    <DefaultLayout {...frame} navigation={navigation} width="text">
      {children}
    </DefaultLayout>
  );
}
