import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { FrontLayout } from '#app/layouts/front.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { useFrame } from './use-frame.tsx';
import { visitorNavigation } from './visitor-navigation.ts';

/** Pages that a stranger comes to first: the tenant shows itself beside the form. */
const FRONT: readonly string[] = [pathTo.login, pathTo.register];

/** Pages of tables, and pages to be read. */
const WIDTHS: Readonly<Record<string, 'wide' | 'text'>> = {
  [pathTo.defaultRates]: 'wide',
  [pathTo.complaints]: 'text',
  [pathTo.howItWorks]: 'text',
};

interface DefaultFrameProps {
  /** Which of them it is. */
  pathname: string;
  /** A preview, in which the links of the frame lead nowhere. */
  isPreview?: boolean;
  children: ReactNode;
}

/** Frame of the public and sign-in pages. */
export function DefaultFrame({ pathname, isPreview, children }: DefaultFrameProps) {
  const { t } = useTranslation('frame');
  const { shell, ...frame } = useFrame();
  const front = FRONT.includes(pathname) && (shell?.front?.picture || shell?.front?.sentence) ? shell.front : null;
  return (
    <DefaultLayout
      {...frame}
      {...visitorNavigation(t, shell, pathname)}
      width={front ? 'wide' : (WIDTHS[pathname] ?? 'narrow')}
      isStill={isPreview}
    >
      {front ? <FrontLayout {...front}>{children}</FrontLayout> : children}
    </DefaultLayout>
  );
}
