import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { ConsentQuestion } from '#app/ui/consent-question.tsx';
import { ImpersonationBanner } from '#app/ui/impersonation-banner.tsx';
import { ReloadOffer } from '#app/ui/reload-offer.tsx';
import { SkipLink } from '#app/ui/skip-link.tsx';
import type { FrameProps } from './frame.ts';

/** What comes before everything in each frame. */
export function FrameStart({ impersonation }: Pick<FrameProps, 'impersonation'>) {
  return (
    <>
      <SkipLink />
      {impersonation && <ImpersonationBanner {...impersonation} />}
    </>
  );
}

/** What comes after everything: dialog, offer to reload, the question about analytics. */
export function FrameEnd({ consent }: Pick<FrameProps, 'consent'>) {
  return (
    <>
      <ConfirmDialog />
      <ReloadOffer />
      {consent && <ConsentQuestion {...consent} />}
    </>
  );
}
