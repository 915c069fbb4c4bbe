import { useTranslation } from 'react-i18next';
import { choiceAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AskPapersFields } from './ask-papers.form.ts';
import type { AskPapersData } from './ask-papers.server.ts';

/** Which papers people are asked for, why, and by which day. */
export function AskPapersScreen({ reply, ...data }: AskPapersData & { reply: unknown }) {
  const { t } = useTranslation(['papers', 'users']);
  const { form, fields } = useLonjaForm<AskPapersFields>({
    ...data.form,
    id: 'ask-papers',
    reply,
    defaultValue: { kinds: [], due_on: data.dueOn },
  });
  const labels = { kinds: t('ask.kinds'), message: t('ask.message'), due_on: t('ask.due') };
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('users:title'), href: data.listHref }, { label: data.head.title }]}
        title={data.head.title}
        about={t('ask.about')}
      />
      <Text>
        {t('ask.people', { count: data.people.length })}{' '}
        {data.people.map(({ id, name, href }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <a href={href}>{name}</a>
          </span>
        ))}
      </Text>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <ChoiceGroup
            {...choiceAttributes(fields.kinds)}
            defaultValue={fields.kinds.defaultOptions ?? []}
            label={labels.kinds}
            choices={data.kinds}
            many
            required
          />
          <TextareaField
            {...textAttributes(fields.message)}
            label={labels.message}
            hint={t('ask.messageHint')}
            rows={3}
            required
          />
          <DateField {...textAttributes(fields.due_on)} label={labels.due_on} hint={t('ask.dueHint')} required />
          <Cluster>
            <Button tone="primary">{t('ask.button', { count: data.people.length })}</Button>
            <LinkButton href={data.backHref}>{t('ask.back')}</LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}
