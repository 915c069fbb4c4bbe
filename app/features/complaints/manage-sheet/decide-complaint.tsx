import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { DecideFields } from './complaint.form.ts';
import type { ComplaintData } from './complaint.server.ts';

interface DecideComplaintProps {
  decide: NonNullable<ComplaintData['acts']['decide']>;
  reply: unknown;
}

/** The decision and its reasons, which whoever complained reads. */
export function DecideComplaint({ decide, reply }: DecideComplaintProps) {
  const { t } = useTranslation('complaints');
  const { form, fields } = useLonjaForm<DecideFields>({ ...decide.form, id: 'decide', reply });
  const labels = { outcome: t('decide.outcome'), text: t('decide.label') };
  return (
    <Card tone="accent" title={t('decide.title')}>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="decide" />
          <ChoiceGroup
            {...choiceAttributes(fields.outcome)}
            label={labels.outcome}
            hint={decide.hint || undefined}
            choices={decide.outcomes}
            required
          />
          <TextareaField
            {...textAttributes(fields.text)}
            label={labels.text}
            hint={t('decide.hint')}
            rows={6}
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
