import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AudienceForm } from './audience-form.tsx';
import type { ComposeData } from './compose.server.ts';
import type { MessageFields } from './message.form.ts';

/** Whom a message is for, first; then its words, Spanish and English beside each other. */
export function ComposePage({ data, reply }: { data: ComposeData; reply: unknown }) {
  const { t } = useTranslation('messages');
  const { intent } = data;
  const { form, fields } = useLonjaForm<MessageFields>({
    ...data.form,
    id: intent,
    reply,
    defaultValue: data.values,
  });
  const labels = {
    subject_es: t('write.subject_es'),
    text_es: t('write.text_es'),
    subject_en: t('write.subject_en'),
    text_en: t('write.text_en'),
  };
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.path }, { label: data.head.title }]}
        title={data.head.title}
        about={data.project}
      />
      <AudienceForm data={data} />
      <FormShell form={form} labels={labels} action={data.action}>
        <Stack gap="field">
          <input type="hidden" name="intent" value={intent} />
          {data.chosen.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Grid columns="two">
            {(['es', 'en'] as const).map((lang) => (
              <Stack key={lang} gap="field">
                <TextField {...textAttributes(fields[`subject_${lang}`])} label={labels[`subject_${lang}`]} required />
                <TextareaField
                  {...textAttributes(fields[`text_${lang}`])}
                  label={labels[`text_${lang}`]}
                  hint={t('write.hint')}
                  rows={10}
                  required
                />
              </Stack>
            ))}
          </Grid>
          <Cluster>
            <Button tone="primary">{t('write.keep')}</Button>
            <LinkButton href={data.backHref}>{t('ui:cancel')}</LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}
