import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { AskedAct } from './asked-act.server.ts';

/** What somebody asked for, and the second person's yes or no. */
export function Asked({ act, backHref, reply }: { act: AskedAct; backHref: string; reply: unknown }) {
  const { t } = useTranslation('tokens');
  return (
    <>
      {act.waits && <Notice tone="info">{act.waits}</Notice>}
      <Facts items={act.facts} />
      {act.decides && (
        <Stack gap="small">
          <ConfirmForm
            id="approve"
            intent="approve"
            form={act.form}
            reply={reply}
            tone="danger"
            button={t('act.approve')}
          />
          <ConfirmForm id="reject" intent="reject" form={act.form} reply={reply} button={t('act.reject')} />
        </Stack>
      )}
      <div>
        <LinkButton href={backHref}>{t('act.back')}</LinkButton>
      </div>
    </>
  );
}
