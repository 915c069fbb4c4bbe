import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { Text } from '#app/ui/layout/text.tsx';

interface WithdrawBatchProps {
  form: SentForm;
  /** The moment from which it may be withdrawn. */
  from: string;
  may: boolean;
  reply: unknown;
}

/** Takes a batch back of which nothing was sent; before its time, from when on that is possible. */
export function WithdrawBatch({ form, from, may, reply }: WithdrawBatchProps) {
  const { t } = useTranslation('payouts');
  if (!may) return <Text tone="soft">{t('wallets.withdraw.from', { date: from })}</Text>;
  return (
    <ConfirmForm id="withdraw" intent="withdraw" form={form} reply={reply} button={t('wallets.withdraw.button')} />
  );
}
