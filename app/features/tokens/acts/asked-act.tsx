import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';

import type { AskedAct } from './asked-act.server.ts';

/** What somebody asked for, and the second person's yes or no. */
export function Asked({ act, reply }: { act: AskedAct; reply: unknown }) {
  const { t } = useTranslation('tokens');
  return (
    <>
      {act.waits && <Notice tone="info">{act.waits}</Notice>}
      <Facts items={act.facts} />
      {act.decides && (
        <Cluster>
          <ConfirmForm
            id="approve"
            intent="approve"
            form={act.form}
            reply={reply}
            tone="danger"
            button={t('act.approve')}
          />
          <ConfirmForm id="reject" intent="reject" form={act.form} reply={reply} button={t('act.reject')} />
        </Cluster>
      )}
    </>
  );
}
