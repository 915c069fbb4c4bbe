import { useTranslation } from 'react-i18next';
import { fieldAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';

interface Fields extends Record<string, unknown> {
  statement: File;
}

/** The bank's file. Banks name it as they like; the format is detected from the content. */
export function StatementUpload({ idempotencyKey, reply }: { idempotencyKey: string; reply: unknown }) {
  const { t } = useTranslation('statements');
  const { form, fields } = useLonjaForm<Fields>({ id: 'import', reply });
  return (
    <Card title={t('import.title')}>
      <FormShell form={form} labels={{ statement: t('import.file') }} files idempotencyKey={idempotencyKey}>
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
