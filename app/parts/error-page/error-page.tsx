import { useTranslation } from 'react-i18next';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { useFrame } from '#app/parts/frame/use-frame.tsx';
import { visitorNavigation } from '#app/parts/frame/visitor-navigation.ts';
import { ErrorBody } from './error-body.tsx';

/** The error page in the public frame. */
export function ErrorPage() {
  const { t } = useTranslation('frame');
  const { shell, ...frame } = useFrame();
  const way = shell?.person ? { navigation: [] } : visitorNavigation(t, shell, '');
  return (
    <DefaultLayout {...frame} {...way} width="text">
      <ErrorBody />
    </DefaultLayout>
  );
}
