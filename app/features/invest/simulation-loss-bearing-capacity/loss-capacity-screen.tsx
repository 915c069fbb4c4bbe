import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { checkboxAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { FigureInput } from './figure-input.tsx';
import type { LossFields } from './loss-capacity.form.ts';
import type { LossCapacityData } from './loss-capacity.server.ts';
import { Worksheet } from './worksheet.tsx';

const FIGURES = ['income', 'assets', 'commitments'] as const;

/** With script the browser does the sum and shows only its result to the form; without, a worksheet explains it and the person types the result. */
export function LossCapacityScreen({ reply, ...data }: LossCapacityData & { reply: unknown }) {
  const { t } = useTranslation('onboarding');
  const { form, fields } = useLonjaForm<LossFields>({ ...data.form, id: 'loss', reply });
  const unit = { unit: data.unit, unitPosition: data.unitPosition };
  return (
    <StepPage frame={data.frame} title={t('loss.title')} intro={t('loss.intro')}>
      {data.last && <Notice tone="info">{data.last}</Notice>}
      <Text strong>{t('loss.private')}</Text>
      <div data-simulation="" data-lang={data.lang} data-symbol={data.unit} hidden>
        <Stack gap="field">
          {FIGURES.map((name) => (
            <FigureInput
              key={name}
              id={`figure-${name}`}
              label={t(`loss.${name}`)}
              hint={t(`loss.${name}Hint`)}
              wrong={t('loss.wrong', { example: data.example })}
              {...unit}
            />
          ))}
        </Stack>
      </div>
      <Worksheet />
      <FormShell form={form} labels={{ ability: t('loss.ability') }}>
        <Stack gap="card">
          <MoneyField
            {...textAttributes(fields.ability)}
            label={t('loss.ability')}
            hint={t('loss.abilityHint')}
            {...unit}
            required
          />
          <Text size="small" tone="soft">
            {t('loss.meaning')}
          </Text>
          <CheckboxField {...checkboxAttributes(fields.certified)} label={t('loss.certify')} required />
          <div>
            <Button tone="primary">{t('saveAndContinue')}</Button>
          </div>
        </Stack>
      </FormShell>
      <script type="module" src={import.meta.env.SIMULATION_URL} />
    </StepPage>
  );
}
