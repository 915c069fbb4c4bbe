import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { NewsFields } from './updates.form.ts';

interface NewsFormProps {
  id: 'write' | 'change';
  form: SentForm;
  reply: unknown;
  values: Partial<NewsFields>;
  /** A correction of what the public reads says why. */
  asksReason?: boolean;
  backHref: string;
}

/** The words of news in both languages, written as in the project's editor. */
export function NewsForm({ id, form: asked, reply, values, asksReason, backHref }: NewsFormProps) {
  const { t } = useTranslation('updates');
  const { form, fields } = useLonjaForm<NewsFields>({ ...asked, id, reply, defaultValue: values });
  const labels = {
    title_es: t('write.title_es'),
    body_es: t('write.body_es'),
    title_en: t('write.title_en'),
    body_en: t('write.body_en'),
    reason: t('write.reason'),
  };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value={id} />
        {(['es', 'en'] as const).map((lang) => (
          <Stack key={lang} gap="field">
            <TextField {...textAttributes(fields[`title_${lang}`])} label={labels[`title_${lang}`]} required />
            <TextareaField
              {...textAttributes(fields[`body_${lang}`])}
              label={labels[`body_${lang}`]}
              hint={t('write.markup')}
              rows={8}
              required
            />
          </Stack>
        ))}
        {asksReason && (
          <TextField {...textAttributes(fields.reason)} label={labels.reason} hint={t('write.reasonHint')} required />
        )}
        <Cluster>
          <Button tone="primary">{t('write.keep')}</Button>
          <LinkButton href={backHref}>{t('ui:cancel')}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
