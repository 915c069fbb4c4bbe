import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { isAnswerTo, useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { FoldedRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AbsenceFields } from './absence.form.ts';
import type { AbsencePart } from './absence.server.ts';

/** Who of the team is away, and where one says that one is, and who stands in. */
export function AbsenceRow({ data, reply }: { data: AbsencePart; reply: unknown }) {
  const { t } = useTranslation('account');
  const { form, fields } = useLonjaForm<AbsenceFields>({ ...data.form, id: 'absence', reply });
  const labels = { from_on: t('absence.from'), to_on: t('absence.to'), stand_in: t('absence.standIn') };
  return (
    <FoldedRow
      id="absence-card"
      name={t('absence.title')}
      value={data.lines[0]?.text ?? t('absence.none')}
      words={{ open: t('row.change'), close: t('row.close') }}
      open={isAnswerTo('absence', reply)}
    >
      <Stack gap="field">
        <Text tone="soft">{t('absence.about')}</Text>
        {data.lines.length > 0 && (
          <Stack gap="base" as="ul">
            {data.lines.map((line) => (
              <li key={line.id}>
                <Stack gap="tight">
                  <div>
                    <Text>{line.text}</Text>
                    <Text size="small" tone="soft">
                      {line.note}
                    </Text>
                  </div>
                  {line.mayEnd && <EndAbsence data={data} id={line.id} reply={reply} />}
                </Stack>
              </li>
            ))}
          </Stack>
        )}
        {data.lines.length > 0 && data.colleagues.length > 0 && <Text strong>{t('absence.another')}</Text>}
        {data.colleagues.length === 0 ? (
          <Text tone="soft">{t('absence.alone')}</Text>
        ) : (
          <FormShell form={form} labels={labels}>
            <Stack gap="field">
              <input type="hidden" name="intent" value="note-absence" />
              <FieldRow>
                <DateField {...textAttributes(fields.from_on)} label={labels.from_on} required />
                <DateField {...textAttributes(fields.to_on)} label={labels.to_on} required />
              </FieldRow>
              <SelectField
                {...choiceAttributes(fields.stand_in)}
                label={labels.stand_in}
                options={data.colleagues}
                placeholder={t('absence.choose')}
                required
              />
              <div>
                <Button>{t('absence.button')}</Button>
              </div>
            </Stack>
          </FormShell>
        )}
      </Stack>
    </FoldedRow>
  );
}

function EndAbsence({ data, id, reply }: { data: AbsencePart; id: string; reply: unknown }) {
  const { t } = useTranslation('account');
  const { form } = useLonjaForm({ ...data.endForm, id: `end-${id}`, reply });
  return (
    <FormShell form={form}>
      <input type="hidden" name="intent" value="end-absence" />
      <input type="hidden" name="absence" value={id} />
      <Button size="small">{t('absence.end')}</Button>
    </FormShell>
  );
}
