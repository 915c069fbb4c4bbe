import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';

/** Whether the balance is applied first: the page is drawn anew with the sums that follow. */
export function BalanceChoice({ balance, here }: { balance: { amount: string; used: boolean }; here: string }) {
  const { t } = useTranslation('invest');
  return (
    <form method="get" action={here}>
      <Cluster>
        <input type="hidden" name="balance" value="0" />
        <CheckboxField
          id="balance"
          name="balance"
          value="1"
          defaultChecked={balance.used}
          label={t('method.useBalance', { amount: balance.amount })}
        />
        <Button size="small">{t('method.recalculate')}</Button>
      </Cluster>
    </form>
  );
}
