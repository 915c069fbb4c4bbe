import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { choiceAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { BalanceChoice } from './balance-choice.tsx';
import type { MethodData, MethodFields } from './method.server.ts';

/** How to pay: each way with its cost, its time, and what cannot be used and why. */
export function MethodScreen({ reply, ...data }: MethodData & { reply: unknown }) {
  const { t } = useTranslation('invest');
  const { form, fields } = useLonjaForm<MethodFields>({
    ...data.form,
    id: 'payment',
    reply,
    defaultValue: { method: data.chosen },
  });
  return (
    <StepPage frame={data.frame} title={t('method.title')} intro={t('method.intro')}>
      {data.balance && <BalanceChoice balance={data.balance} here={data.here} />}
      {data.choices.length === 0 ? (
        <Text>{t('method.none', { email: data.support })}</Text>
      ) : (
        <FormShell form={form} labels={{ method: t('method.title') }}>
          <Stack gap="card">
            {data.balance?.used && <input type="hidden" name="use_balance" value="1" />}
            <ChoiceGroup
              {...choiceAttributes(fields.method)}
              label={t('method.title')}
              legendLook="hidden"
              look="cards"
              choices={data.choices}
              defaultValue={data.chosen}
              required
            />
            {data.mayRevoke && (
              <Text size="small" tone="soft">
                {t('method.refund')}
              </Text>
            )}
            <div>
              <Button tone="primary">{t('method.next')}</Button>
            </div>
          </Stack>
        </FormShell>
      )}
    </StepPage>
  );
}
