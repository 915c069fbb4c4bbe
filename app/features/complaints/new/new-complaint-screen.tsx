import { useTranslation } from 'react-i18next';
import { PaperFields, usePaperLabels } from '#app/features/complaints/pieces/paper-fields.tsx';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { NewComplaintFields } from './new-complaint.form.ts';
import type { NewComplaintData } from './new-complaint.server.ts';

/** The standard template as a form: what it is about, what happened and when, what is asked for, and who acts for whom. */
export function NewComplaintScreen({ reply, ...data }: NewComplaintData & { reply: unknown }) {
  const { t } = useTranslation('complaints');
  const { form, fields } = useLonjaForm<NewComplaintFields>({ ...data.form, id: 'complaint', reply });
  const labels = {
    kind: t('field.kind'),
    subject: t('field.subject'),
    happened_on: t('field.happened'),
    what: t('field.what'),
    loss: t('field.loss'),
    demand: t('field.demand'),
    representative: t('field.representative'),
    phone: t('field.phone'),
    ...usePaperLabels(),
  };
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('own'), href: data.listHref }, { label: t('new.crumb') }]}
        title={data.head.title}
        about={
          <>
            {data.terms} <a href={data.howHref}>{t('how')}</a>
          </>
        }
      />
      <FormShell form={form} labels={labels} files>
        <Stack gap="field">
          <SelectField
            {...choiceAttributes(fields.kind)}
            label={labels.kind}
            options={data.kinds}
            placeholder={t('field.choose')}
            required
          />
          {data.subjects.length > 0 && (
            <SelectField
              {...choiceAttributes(fields.subject)}
              defaultValue={fields.subject.defaultValue ?? data.chosen}
              label={labels.subject}
              options={data.subjects}
              placeholder={t('field.noSubject')}
            />
          )}
          <DateField
            {...textAttributes(fields.happened_on)}
            label={labels.happened_on}
            hint={t('field.happenedHint')}
            required
          />
          <TextareaField
            {...textAttributes(fields.what)}
            label={labels.what}
            hint={t('field.whatHint')}
            rows={8}
            required
          />
          <TextareaField {...textAttributes(fields.loss)} label={labels.loss} hint={t('field.lossHint')} rows={3} />
          <TextareaField {...textAttributes(fields.demand)} label={labels.demand} rows={3} required />
          <TextField
            {...textAttributes(fields.representative)}
            label={labels.representative}
            hint={t('field.representativeHint')}
          />
          <TextField {...textAttributes(fields.phone)} label={labels.phone} type="tel" autoComplete="tel" />
          <PaperFields fields={fields} hint={data.fileHint} />
          <Text tone="soft">{t('new.answerTo', { email: data.answerTo })}</Text>
          <Cluster>
            <Button tone="primary">{t('new.button')}</Button>
            <LinkButton tone="quiet" href={data.listHref}>
              {t('back')}
            </LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}
