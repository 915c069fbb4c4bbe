import { useTranslation } from 'react-i18next';
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
import type { LossCapacityPartData } from './loss-capacity-part.server.ts';
import { Worksheet } from './worksheet.tsx';

const FIGURES = ['income', 'assets', 'commitments'] as const;

interface LossCapacityPartProps {
  part: LossCapacityPartData;
  reply: unknown;
  /** Of the button that keeps the result. */
  button: string;
}

/** With script the browser does the sum and shows only its result to the form; without, a worksheet explains it and the person types the result. */
export function LossCapacityPart({ part, reply, button }: LossCapacityPartProps) {
  const { t } = useTranslation('onboarding');
  const { form, fields } = useLonjaForm<LossFields>({ ...part.form, id: 'loss', reply });
  const unit = { unit: part.unit, unitPosition: part.unitPosition };
  return (
    <>
      {part.last && <Notice tone="info">{part.last}</Notice>}
      <Text strong>{t('loss.private')}</Text>
      <div data-simulation="" data-lang={part.lang} data-symbol={part.unit} hidden>
        <Stack gap="field">
          {FIGURES.map((name) => (
            <FigureInput
              key={name}
              id={`figure-${name}`}
              label={t(`loss.${name}`)}
              hint={t(`loss.${name}Hint`)}
              wrong={t('loss.wrong', { example: part.example })}
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
            <Button tone="primary">{button}</Button>
          </div>
        </Stack>
      </FormShell>
      <script type="module" src={import.meta.env.SIMULATION_URL} />
    </>
  );
}
