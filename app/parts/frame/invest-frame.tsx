import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InvestLayout } from '#app/layouts/invest.tsx';
import { useFrame } from './use-frame.tsx';

/** Frame of everything under /invest: of the public page of a project for a visitor, of the steps for who is signed in. */
export function InvestFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const { shell, ...frame } = useFrame();
  const contact = shell?.urls.contact;
  const visitor = {
    navigation: [{ label: t('signIn'), href: '/login' }],
    primary: shell?.hide.register ? undefined : { label: t('register'), href: '/register' },
  };
  return (
    <InvestLayout
      {...frame}
      help={contact ? { label: t('help'), href: contact } : undefined}
      {...(shell?.person ? { leave: { label: t('leave'), href: '/user/investments' } } : visitor)}
    >
      {children}
    </InvestLayout>
  );
}
