import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { ListPage } from '#app/lists/list-page.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Grid } from '#app/ui/layout/grid.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { MailChoicesFields } from './mail-choices.form.ts';
import type { MailChoicesData } from './mail-choices.server.ts';

/** When one is mailed of each kind of news, what always comes, and the same project by project. */
export function MailChoicesScreen({ data, reply }: { data: MailChoicesData; reply: unknown }) {
  const { t } = useTranslation('messages');
  return (
    <Stack gap="card">
      <PageHeader crumbs={data.crumbs} title={data.head.title} about={t('mails.about')} />
      <Choices of={data.general} data={data} reply={reply} />
      <Card title={t('mails.legalTitle')}>
        <Text>{t('mails.legal')}</Text>
      </Card>
      <Stack gap="base" as="section">
        <h2>{t('mails.projects')}</h2>
        <Text tone="soft">{t('mails.projectsAbout')}</Text>
        <ListPage
          list={data.list}
          caption={t('mails.projects')}
          rows={data.projects}
          views={[]}
          columns={[]}
          empty={{ icon: 'bell', filtered: t('mails.noProjects'), none: t('mails.noProjects') }}
          instead={
            <Stack gap="base">
              {data.projects.map((project) => (
                <Choices key={project.id} of={project} data={data} reply={reply} />
              ))}
            </Stack>
          }
        />
      </Stack>
    </Stack>
  );
}

interface ChoicesProps {
  of: MailChoicesData['general'];
  data: MailChoicesData;
  reply: unknown;
}

/** One form a project; without one, that of all. */
function Choices({ of, data, reply }: ChoicesProps) {
  const { t } = useTranslation('messages');
  const { form, fields } = useLonjaForm<MailChoicesFields>({
    ...of.form,
    id: of.id ? `mails-${of.id}` : 'mails',
    reply,
    defaultValue: of.chosen,
  });
  const labels = Object.fromEntries(data.kinds.map(({ name, label }) => [name, label]));
  return (
    <Card as="article" level={of.id ? 3 : 2} title={of.title}>
      <FormShell form={form} labels={labels}>
        <Stack gap="field">
          <input type="hidden" name="intent" value="save" />
          {of.id && <input type="hidden" name="project" value={of.id} />}
          <Grid columns="two">
            {data.kinds.map(({ name, label }) => (
              <SelectField
                key={name}
                {...textAttributes(fields[name])}
                label={label}
                options={of.id ? [data.asAll, ...data.times] : data.times}
                defaultValue={of.chosen[name]}
                width="full"
              />
            ))}
          </Grid>
          {!of.id && (
            <Text size="small" tone="soft">
              {t('mails.day')}
            </Text>
          )}
          <div>
            <Button
              tone={of.id ? undefined : 'primary'}
              aria-label={of.id ? `${t('mails.save')}: ${of.title}` : undefined}
            >
              {t('mails.save')}
            </Button>
          </div>
        </Stack>
      </FormShell>
    </Card>
  );
}
