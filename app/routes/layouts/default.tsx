import { Outlet, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { useFrame } from '#app/parts/frame/use-frame.tsx';

/** Frame of the public and sign-in pages. */
export default function DefaultFrame() {
  const { t } = useTranslation('frame');
  const { shell, ...frame } = useFrame();
  const { pathname } = useLocation();
  const navigation = [
    { label: t('signIn'), href: '/login' },
    ...(shell?.hide.register ? [] : [{ label: t('register'), href: '/register' }]),
  ].map((item) => ({ ...item, current: pathname === item.href }));
  return (
    <DefaultLayout {...frame} navigation={navigation} width="narrow">
      <Outlet />
    </DefaultLayout>
  );
}
