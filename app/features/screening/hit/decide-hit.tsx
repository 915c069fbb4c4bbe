import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { DecideHitFields } from './hit.form.ts';
import type { HitData } from './hit.server.ts';

interface DecideHitProps {
  decide: NonNullable<HitData['decide']>;
  reply: unknown;
}

/** Whether it is them, and why; what follows stands beside each answer. */
export function DecideHit({ decide, reply }: DecideHitProps) {
  const { t } = useTranslation('screening');
  const { form, fields } = useLonjaForm<DecideHitFields>({ ...decide.form, id: 'decide', reply });
  const labels = { decision: t('decide.question'), reason: t('decide.reason') };
  return (
    <Card tone="accent" title={t('decide.title')}>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="decide" />
          <input type="hidden" name="seen" value={decide.seen} />
          <ChoiceGroup
            {...choiceAttributes(fields.decision)}
            label={labels.decision}
            choices={decide.choices}
            required
          />
          <TextareaField
            {...textAttributes(fields.reason)}
            label={labels.reason}
            hint={t('decide.hint')}
            rows={4}
            required
          />
          <div>
            <Button tone="primary">{t('decide.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
