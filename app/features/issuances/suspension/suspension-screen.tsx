import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { SuspensionFields } from './suspension.form.ts';
import type { SuspensionData } from './suspension.server.ts';

/** "Suspend the offer?" with what stops, what stays and who is told; of one that is suspended, whether it goes on. */
export function SuspensionScreen({ reply, ...data }: SuspensionData & { reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { running, asked } = data;
  return (
    <Stack gap="wide">
      <PageHeader
        crumbs={data.crumbs}
        title={running?.title ?? asked?.title}
        about={running ? t('suspension.resumeText') : t('suspension.text')}
      />
      <Facts items={running?.facts ?? asked?.facts ?? []} />
      {running && (
        <Stack gap="small">
          <ConfirmForm
            id="resume"
            intent="resume"
            form={data.form}
            reply={reply}
            tone="primary"
            button={t('suspension.resume')}
          />
          <LinkButton href={data.backHref}>{t('suspension.keep')}</LinkButton>
        </Stack>
      )}
      {asked && <Suspend reply={reply} data={data} hint={asked.hint} />}
    </Stack>
  );
}

function Suspend({ data, hint, reply }: { data: SuspensionData; hint: string; reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { form, fields } = useLonjaForm<SuspensionFields>({ ...data.form, id: 'suspension', reply });
  const labels = { last_day: t('suspension.lastDay'), reason: t('suspension.reason') };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <input type="hidden" name="intent" value="suspend" />
        <DateField {...textAttributes(fields.last_day)} label={labels.last_day} hint={hint} required />
        <TextareaField
          {...textAttributes(fields.reason)}
          label={labels.reason}
          hint={t('suspension.reasonHint')}
          required
        />
        <Cluster>
          <Button tone="danger">{t('suspension.button')}</Button>
          <LinkButton href={data.backHref}>{t('suspension.no')}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
