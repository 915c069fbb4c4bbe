import { useTranslation } from 'react-i18next';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { useFrame } from '#app/parts/frame/use-frame.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { ErrorBody } from './error-body.tsx';

/** The error page in the public frame. */
export function ErrorPage() {
  const { t } = useTranslation('errors');
  const { shell, ...frame } = useFrame();
  const navigation = shell?.person ? [] : [{ label: t('sign_in'), href: pathTo.login }];
  return (
    <DefaultLayout {...frame} navigation={navigation} width="text">
      <ErrorBody />
    </DefaultLayout>
  );
}
