import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { DocumentsData } from './documents.server.ts';
import type { RenewalFields } from './renewal.form.ts';

interface RenewalFormProps {
  part: NonNullable<DocumentsData['renewal']>;
  dataHref: string;
  reply: unknown;
}

/** The newer paper: its number and its last day; its pictures are asked for after it. */
export function RenewalForm({ part, dataHref, reply }: RenewalFormProps) {
  const { t } = useTranslation(['account', 'onboarding']);
  const { form, fields } = useLonjaForm<RenewalFields>({
    ...part.form,
    id: 'renew',
    reply,
    defaultValue: part.values,
  });
  const labels = { id_number: t('onboarding:personal.id_number'), id_expires_on: t('documents.newLastDay') };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="renew" />
        <TextField
          {...textAttributes(fields.id_number)}
          label={labels.id_number}
          width="medium"
          autoComplete="off"
          required
        />
        <DateField
          {...textAttributes(fields.id_expires_on)}
          label={labels.id_expires_on}
          hint={t('documents.newLastDayHint')}
          autoComplete="off"
          required
        />
        <div>
          <Button tone="primary">{t('documents.renew')}</Button>
        </div>
        <Text size="small" tone="soft">
          {t('documents.otherKind')} <a href={dataHref}>{t('data.title')}</a>
        </Text>
      </Stack>
    </FormShell>
  );
}
