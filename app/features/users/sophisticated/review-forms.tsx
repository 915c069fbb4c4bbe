import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import type { RequestData } from './request.server.ts';

interface ReviewProps {
  data: RequestData;
  reply: unknown;
}

/** The evidence proves the criteria. */
export function GrantRequest({ data, reply }: ReviewProps) {
  const { t } = useTranslation('sophisticated');
  return (
    <ConfirmForm
      id="grant"
      intent="grant"
      form={data.forms.grant}
      reply={reply}
      tone="primary"
      text={t('sheet.compare')}
      button={t('grant.button')}
    />
  );
}

/** It does not: with a reason that tells the person what is missing. */
export function RefuseRequest({ data, reply }: ReviewProps) {
  const { t } = useTranslation('sophisticated');
  const texts = {
    text: t('refuse.text'),
    label: t('refuse.reason'),
    hint: t('refuse.reasonHint'),
    button: t('refuse.button'),
  };
  return (
    <ReasonForm
      id="refuse"
      intent="refuse"
      form={data.forms.refuse}
      reply={reply}
      tone="danger"
      texts={texts}
      summary={t('refuse.title')}
    />
  );
}
