import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { InvestorTypePartData, TypeFields } from './investor-type-part.server.ts';

/** A person or a company. */
export function TypeForm(props: { part: InvestorTypePartData; reply: unknown; buttons: ReactNode }) {
  const { part, reply, buttons } = props;
  const { t } = useTranslation('onboarding');
  const { form, fields } = useLonjaForm<TypeFields>({
    ...part.form,
    id: 'type',
    reply,
    defaultValue: { legal_type: part.chosen },
  });
  return (
    <FormShell form={form} labels={{ legal_type: t('type.label') }}>
      <Stack gap="card">
        <ChoiceGroup
          {...choiceAttributes(fields.legal_type)}
          label={t('type.title')}
          legendLook="hidden"
          look="cards"
          choices={part.choices}
          required
        />
        <Cluster>{buttons}</Cluster>
      </Stack>
    </FormShell>
  );
}
