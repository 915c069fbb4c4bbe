import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CellTitle } from '#app/ui/table/cell-title.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { TreatiesView } from './treaties.server.ts';
import type { TreatyFields } from './treaty.form.ts';

interface TreatiesProps {
  treaties: TreatiesView;
  /** While a change waits, no other is asked for. */
  mayAsk: boolean;
  reply: unknown;
}

/** Rates of treaties, each with the days in which it holds, and the form for one more. */
export function Treaties({ treaties, mayAsk, reply }: TreatiesProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <DataTable
        caption={t('field.tax-treaties')}
        rows={treaties.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="document">{t('treaty.none')}</EmptyState>}
        columns={[
          {
            key: 'country',
            header: t('treaty.country'),
            cell: ({ country, source }) => <CellTitle note={source}>{country}</CellTitle>,
          },
          { key: 'kind', header: t('treaty.kind'), cell: ({ kind }) => kind },
          { key: 'whom', header: t('treaty.of'), cell: ({ whom }) => whom },
          { key: 'percent', header: t('treaty.percent'), align: 'end', cell: ({ percent }) => percent },
          { key: 'from', header: t('treaty.from'), cell: ({ from }) => from },
          { key: 'until', header: t('treaty.until'), cell: ({ until }) => until },
          ...(mayAsk
            ? [
                {
                  key: 'act',
                  header: t('treaty.act'),
                  cell: ({ id, name }: TreatiesView['rows'][number]) => (
                    <ConfirmForm
                      id={`remove-${id}`}
                      intent="remove-treaty"
                      form={treaties.remove}
                      reply={reply}
                      tone="quiet"
                      size="small"
                      button={t('treaty.remove')}
                      buttonLabel={t('treaty.removeNamed', { name })}
                    >
                      <input type="hidden" name="number" value={treaties.number} />
                      <input type="hidden" name="rate" value={id} />
                    </ConfirmForm>
                  ),
                },
              ]
            : []),
        ]}
      />
      {mayAsk && <AddTreaty treaties={treaties} reply={reply} />}
    </>
  );
}

function AddTreaty({ treaties, reply }: Omit<TreatiesProps, 'mayAsk'>) {
  const { t } = useTranslation('settings');
  const { form, fields } = useLonjaForm<TreatyFields>({ ...treaties.form, id: 'treaty', reply });
  const labels = {
    country: t('treaty.country'),
    kind: t('treaty.kind'),
    legal_type: t('treaty.of'),
    percent: t('treaty.percent'),
    from: t('treaty.from'),
    until: t('treaty.until'),
    source: t('treaty.source'),
  };
  return (
    <Card title={t('treaty.add')}>
      <FormShell form={form} labels={labels} onEnter="add-treaty">
        <input type="hidden" name="number" value={treaties.number} />
        <Stack gap="field">
          <SelectField
            {...choiceAttributes(fields.country)}
            label={labels.country}
            options={treaties.countries}
            placeholder={t('treaty.choose')}
            required
          />
          <SelectField {...choiceAttributes(fields.kind)} label={labels.kind} options={treaties.kinds} required />
          <SelectField
            {...choiceAttributes(fields.legal_type)}
            label={labels.legal_type}
            options={treaties.whom}
            required
          />
          <MoneyField
            {...textAttributes(fields.percent)}
            label={labels.percent}
            hint={t('treaty.percentHint', { example: treaties.decimal })}
            unit="%"
            required
          />
          <DateField {...textAttributes(fields.from)} label={labels.from} hint={t('treaty.fromHint')} required />
          <DateField
            {...textAttributes(fields.until)}
            label={labels.until}
            hint={t('treaty.untilHint')}
            required={false}
          />
          <TextField {...textAttributes(fields.source)} label={labels.source} hint={t('treaty.sourceHint')} required />
          <div>
            <Button tone="primary" name="intent" value="add-treaty">
              {t('ask')}
            </Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
