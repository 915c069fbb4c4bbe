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
import type { ReportFields } from './payout-file.form.ts';

/** The bank's report on a file. */
export function ReportUpload({ form: asked, reply }: { form: SentForm; reply: unknown }) {
  const { t } = useTranslation('payouts');
  const { form, fields } = useLonjaForm<ReportFields>({ ...asked, id: 'report', reply });
  return (
    <Card title={t('report.title')}>
      <FormShell form={form} labels={{ report: t('report.file') }} files>
        <Stack gap="field">
          <Text>{t('report.text')}</Text>
          <FileField {...fieldAttributes(fields.report)} label={t('report.file')} hint={t('report.hint')} required />
          <div>
            <Button>{t('report.button')}</Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
