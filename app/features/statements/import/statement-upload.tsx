import { useTranslation } from 'react-i18next';
import { fieldAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ImportFields } from './import.form.ts';

/** The bank's file. Banks name it as they like; the format is detected from the content. */
export function StatementUpload({ form: asked, reply }: { form: SentForm; reply: unknown }) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<ImportFields>({ ...asked, id: 'import', reply });
  return (
    <Card>
      <FormShell form={form} labels={{ statement: t('import.file') }} files>
        <Stack gap="field">
          <Text>{t('import.text')}</Text>
          <FileField {...fieldAttributes(fields.statement)} label={t('import.file')} hint={t('import.hint')} required />
          <div>
            <Button tone="primary">{t('import.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
