import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { fieldAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AddPaperFields } from './distribution.form.ts';
import type { DistributionData } from './distribution.server.ts';

interface PapersProps {
  papers: DistributionData['papers'];
  reply: unknown;
}

/** What holders read of a distribution: each paper, who added it, and the field for one more. Drawn where there is one or may be one. */
export function Papers({ papers, reply }: PapersProps) {
  const { t } = useTranslation('distributions');
  const { rows, mayAdd, mayRemove } = papers;
  if (rows.length === 0 && !mayAdd) return null;
  return (
    <SheetSection title={t('papers.title')}>
      {rows.length === 0 && <Text tone="soft">{t('papers.none')}</Text>}
      <Facts
        items={rows.map((row) => ({
          label: row.by,
          value: <a href={row.href}>{row.name}</a>,
          action: mayRemove && (
            <ConfirmForm
              id={`remove-${row.id}`}
              intent="remove-paper"
              form={papers.remove}
              reply={reply}
              tone="quiet"
              size="small"
              button={t('papers.remove')}
              buttonLabel={t('papers.removeNamed', { name: row.name })}
            >
              <input type="hidden" name="document_id" value={row.id} />
            </ConfirmForm>
          ),
        }))}
      />
      {mayAdd && <AddPaper papers={papers} reply={reply} />}
    </SheetSection>
  );
}

function AddPaper({ papers, reply }: PapersProps) {
  const { t } = useTranslation('distributions');
  const { form, fields } = useLonjaForm<AddPaperFields>({ ...papers.form, id: 'add-paper', reply });
  return (
    <FormShell form={form} labels={{ document: t('papers.file') }} files>
      <Stack gap="small">
        <input type="hidden" name="intent" value="add-paper" />
        <FileField
          {...fieldAttributes(fields.document)}
          label={t('papers.file')}
          hint={papers.hint}
          accept="application/pdf"
          required
        />
        <div>
          <Button>{t('papers.add')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
