import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { RiskWarning } from '#app/ui/feedback/risk-warning.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { DeclarationFields } from './knowledge-test.form.ts';

interface DeclarationPartProps {
  /** The exact words that the API keeps with the declaration. */
  warning: string;
  /** What has to be typed. */
  typed: string;
  version: string;
  support: string | null;
  form: SentForm;
  reply: unknown;
}

/** After the second failure: a warning that stays until the person has typed that they were warned. Nobody is barred (2022/2114). */
export function DeclarationPart({ warning, typed, version, support, form: asked, reply }: DeclarationPartProps) {
  const { t } = useTranslation('onboarding');
  const { form, fields } = useLonjaForm<DeclarationFields>({ ...asked, id: 'declaration', reply });
  const label = t('test.type', { word: typed });
  return (
    <FormShell form={form} labels={{ typed: label }}>
      <Stack gap="card">
        <input type="hidden" name="intent" value="declare" />
        <input type="hidden" name="version" value={version} />
        <RiskWarning title={t('test.warningTitle')}>
          <Stack gap="base">
            <Text>{warning}</Text>
            <TextField {...textAttributes(fields.typed)} label={label} width="medium" autoComplete="off" required />
          </Stack>
        </RiskWarning>
        <div>
          <Button tone="primary">{t('test.declare')}</Button>
        </div>
        {support && (
          <Text size="small" tone="soft">
            {support}
          </Text>
        )}
      </Stack>
    </FormShell>
  );
}
