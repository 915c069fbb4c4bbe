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
import type { ComplaintData } from './complaint.server.ts';
import type { AddPaperFields } from './complaint-papers.form.ts';

interface HousePapersProps {
  papers: NonNullable<ComplaintData['housePapers']>;
  reply: unknown;
}

/** What goes along with the team's next word: each paper to be looked at or taken back, and the field for one more. */
export function HousePapers({ papers, reply }: HousePapersProps) {
  const { t } = useTranslation('complaints');
  const { form, fields } = useLonjaForm<AddPaperFields>({ ...papers.add, id: 'add-paper', reply });
  return (
    <SheetSection title={t('papers.house')}>
      <Stack gap="field">
        <Text tone="soft">{t('papers.houseText')}</Text>
        <Facts
          items={papers.rows.map((row, at) => ({
            label: t('papers.one', { at: at + 1 }),
            value: <a href={row.href}>{row.name}</a>,
            action: (
              <ConfirmForm
                id={`take-back-${row.id}`}
                intent="take-back-paper"
                form={papers.takeBack}
                reply={reply}
                tone="quiet"
                size="small"
                button={t('papers.takeBack')}
                buttonLabel={t('papers.takeBackNamed', { name: row.name })}
              >
                <input type="hidden" name="paper_id" value={row.id} />
              </ConfirmForm>
            ),
          }))}
        />
        <FormShell form={form} labels={{ paper: t('papers.file') }} files>
          <Stack gap="small">
            <input type="hidden" name="intent" value="add-paper" />
            <FileField
              {...fieldAttributes(fields.paper)}
              label={t('papers.file')}
              hint={papers.hint}
              accept="application/pdf,image/jpeg,image/png"
              required
            />
            <div>
              <Button>{t('papers.add')}</Button>
            </div>
          </Stack>
        </FormShell>
      </Stack>
    </SheetSection>
  );
}
