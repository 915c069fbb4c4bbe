import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DefaultLayout } from '#app/layouts/default.tsx';
import { InvestLayout } from '#app/layouts/invest.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { Area } from '#domain/access/roles.ts';
import { useFrame } from './use-frame.tsx';
import { visitorNavigation } from './visitor-navigation.ts';

interface InvestFrameProps {
  /** As a visitor sees it, whoever looks: a preview, in which the links of the frame lead nowhere. */
  isPreview?: boolean;
  /** Whoever looks at a preview sees what somebody on the way to invest sees. */
  asInvestor?: boolean;
  children: ReactNode;
}

/** An investor goes to their investments, where the order waits; who is in no place to invest, to the home of their own role. */
function leavesTo({ areas, home }: { areas: readonly Area[]; home: string }): string {
  return areas.includes('user') ? pathTo.user.investments : home;
}

/** Frame of everything under /invest: of the public page of a project for a visitor, of the steps for who is signed in. */
export function InvestFrame({ isPreview = false, asInvestor = false, children }: InvestFrameProps) {
  const { t } = useTranslation('frame');
  const { shell, ...frame } = useFrame();
  const contact = shell?.urls.contact;
  const [pathname = ''] = (shell?.here ?? '').split('?');
  if (!asInvestor && (isPreview || !shell?.person))
    return (
      <DefaultLayout {...frame} {...visitorNavigation(t, shell, pathname)} isStill={isPreview}>
        {children}
      </DefaultLayout>
    );
  return (
    <InvestLayout
      {...frame}
      help={contact ? { label: t('help'), href: contact } : undefined}
      isStill={isPreview}
      leave={{ label: t('leave'), href: shell?.person ? leavesTo(shell.person) : pathTo.user.investments }}
    >
      {children}
    </InvestLayout>
  );
}
