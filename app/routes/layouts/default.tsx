import { Outlet, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { FrontLayout } from '#app/layouts/front.tsx';
import { useFrame } from '#app/parts/frame/use-frame.tsx';
import { pathTo } from '#domain/access/addresses.ts';

/** Pages that a stranger comes to first: the tenant shows itself beside the form. */
const FRONT: ReadonlySet<string> = new Set([pathTo.login, pathTo.register]);

/** Pages to be read. */
const READING: ReadonlySet<string> = new Set([pathTo.complaints]);

/** Frame of the public and sign-in pages. */
export default function DefaultFrame() {
  const { t } = useTranslation('frame');
  const { shell, ...frame } = useFrame();
  const { pathname } = useLocation();
  const navigation = [
    { label: t('signIn'), href: pathTo.login },
    ...(shell?.hide.register ? [] : [{ label: t('register'), href: pathTo.register }]),
  ].map((item) => ({ ...item, current: pathname === item.href }));
  const front = FRONT.has(pathname) && (shell?.front?.picture || shell?.front?.sentence) ? shell.front : null;
  return (
    <DefaultLayout
      {...frame}
      navigation={navigation}
      width={front ? 'wide' : READING.has(pathname) ? 'text' : 'narrow'}
    >
      {front ? (
        <FrontLayout {...front}>
          <Outlet />
        </FrontLayout>
      ) : (
        <Outlet />
      )}
    </DefaultLayout>
  );
}
