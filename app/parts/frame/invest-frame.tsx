import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InvestLayout } from '#app/layouts/invest.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { useFrame } from './use-frame.tsx';

/** Frame of everything under /invest: of the public page of a project for a visitor, of the steps for who is signed in. */
export function InvestFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('frame');
  const { shell, ...frame } = useFrame();
  const contact = shell?.urls.contact;
  const visitor = {
    navigation: [{ label: t('signIn'), href: pathTo.login }],
    primary: shell?.hide.register ? undefined : { label: t('register'), href: pathTo.register },
  };
  return (
    <InvestLayout
      {...frame}
      help={contact ? { label: t('help'), href: contact } : undefined}
      {...(shell?.person ? { leave: { label: t('leave'), href: pathTo.user.investments } } : visitor)}
    >
      {children}
    </InvestLayout>
  );
}
