import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ActsFields } from './acts.form.ts';
import type { ActsData } from './acts.server.ts';
import { Asked } from './asked-act.tsx';

/** Freezing, pausing, moving by force, recovering: what, where and why; or what somebody has asked for. */
export function ActsScreen({ reply, ...data }: ActsData & { reply: unknown }) {
  const { t } = useTranslation('tokens');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="wide">
      <PageHeader
        crumbs={[
          { label: t('list.title'), href: data.listHref },
          { label: data.name, href: data.backHref },
          { label: data.title },
        ]}
        title={data.title}
        about={data.about}
      />
      {data.act ? <Asked act={data.act} reply={reply} /> : <Ask data={data} reply={reply} />}
    </Stack>
  );
}

function Ask({ data, reply }: { data: ActsData; reply: unknown }) {
  const { t } = useTranslation('tokens');
  const { form, fields } = useLonjaForm<ActsFields>({ ...data.form, id: 'act', reply });
  const labels = {
    act: t('act.what'),
    address: t('act.address'),
    to: t('act.to'),
    tokens: t('act.amount'),
    reason: t('act.reason'),
  };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <ChoiceGroup
          {...choiceAttributes(fields.act)}
          label={labels.act}
          look="cards"
          choices={data.choices}
          required
        />
        <TextField {...textAttributes(fields.address)} label={labels.address} hint={t('act.addressHint')} />
        <TextField {...textAttributes(fields.to)} label={labels.to} hint={t('act.toHint')} />
        <TextField
          {...textAttributes(fields.tokens)}
          label={labels.tokens}
          hint={t('act.amountHint')}
          inputMode="numeric"
        />
        <TextareaField {...textAttributes(fields.reason)} label={labels.reason} hint={t('act.reasonHint')} required />
        <Cluster>
          <Button tone="primary">{t('act.go')}</Button>
          <LinkButton href={data.backHref}>{t('act.no')}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
