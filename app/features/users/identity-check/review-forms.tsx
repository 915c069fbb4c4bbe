import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import type { IdentityCheckData } from './identity-check.server.ts';

interface ReviewProps {
  data: IdentityCheckData;
  reply: unknown;
}

/** The documents say what the person wrote. */
export function ApproveIdentity({ data, reply }: ReviewProps) {
  const { t } = useTranslation('users');
  return (
    <ConfirmForm
      id="approve"
      intent="approve"
      form={data.forms.approve}
      reply={reply}
      tone="primary"
      text={t('check.compare')}
      button={t('check.approve.button')}
    />
  );
}

/** They do not: with a reason that tells the person what to mend. */
export function RefuseIdentity({ data, reply }: ReviewProps) {
  const { t } = useTranslation('users');
  const texts = {
    text: t('check.refuse.text'),
    label: t('check.refuse.reason'),
    hint: t('check.refuse.reasonHint'),
    button: t('check.refuse.button'),
  };
  return (
    <ReasonForm
      id="refuse"
      intent="refuse"
      form={data.forms.refuse}
      reply={reply}
      tone="danger"
      texts={texts}
      summary={t('check.refuse.title')}
    />
  );
}
