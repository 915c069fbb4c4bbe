import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { choiceAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { RolesFields } from './roles.form.ts';
import type { RolesData } from './roles.server.ts';

/** The roles of a person, with what each opens; the question before they change. */
export function RolesScreen({ reply, ...data }: RolesData & { reply: unknown }) {
  const { t } = useTranslation('users');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[
          { label: t('title'), href: data.listHref },
          { label: data.name, href: data.sheetHref },
          { label: t('roles.crumb') },
        ]}
        title={data.head.title}
        about={data.email}
      />
      {data.notes.map(({ text, href, link }) => (
        <Notice key={text} action={<a href={href}>{link}</a>}>
          {text}
        </Notice>
      ))}
      {data.isOwn ? <Text>{t('roles.block.own')}</Text> : <RolesForm data={data} reply={reply} />}
    </Stack>
  );
}

function RolesForm({ data, reply }: { data: RolesData; reply: unknown }) {
  const { t } = useTranslation('users');
  const defaultValue = { roles: data.held, role: data.primary };
  const { form, fields } = useLonjaForm<RolesFields>({ ...data.form, id: 'roles', reply, defaultValue });
  const ticked = fields.roles.defaultOptions ?? data.held;
  const labels = { roles: t('roles.roles'), role: t('roles.primary') };
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="field">
        <ChoiceGroup
          {...choiceAttributes(fields.roles)}
          defaultValue={ticked}
          label={labels.roles}
          choices={data.choices}
          look="cards"
          many
          required
        />
        <SelectField
          {...choiceAttributes(fields.role)}
          label={labels.role}
          hint={t('roles.primaryHint')}
          options={data.primaries}
          required
        />
        <Cluster>
          <Button tone="primary">{t('roles.next')}</Button>
          <LinkButton href={data.sheetHref}>{t('roles.back')}</LinkButton>
        </Cluster>
      </Stack>
    </FormShell>
  );
}
