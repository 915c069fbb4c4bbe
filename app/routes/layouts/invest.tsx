import { Outlet } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '#app/features/frame/use-frame.tsx';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { InvestLayout } from '#app/layouts/invest.tsx';

/** Frame of the steps of an investment; a visitor's project page has the public one. */
export default function InvestFrame() {
  const { t } = useTranslation('frame');
  const { shell, ...frame } = useFrame();
  if (!shell?.person) {
    const primary = shell?.hide.register ? undefined : { label: t('register'), href: '/register' };
    return (
      <DefaultLayout {...frame} navigation={[{ label: t('signIn'), href: '/login' }]} primary={primary}>
        <Outlet />
      </DefaultLayout>
    );
  }
  const contact = shell.urls.contact;
  return (
    <InvestLayout
      {...frame}
      help={contact ? { label: t('help'), href: contact } : undefined}
      leave={{ label: t('leave'), href: '/user/investments' }}
    >
      <Outlet />
    </InvestLayout>
  );
}
