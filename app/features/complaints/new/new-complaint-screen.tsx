import { useTranslation } from 'react-i18next';
import { PaperFields, usePaperLabels } from '#app/features/complaints/pieces/paper-fields.tsx';
import { TemplateFields, useTemplateLabels } from '#app/features/complaints/pieces/template-fields.tsx';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
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
    subject: t('field.subject'),
    ...useTemplateLabels(),
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
          <TemplateFields fields={fields} whatHint={t('field.whatHint')} />
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
