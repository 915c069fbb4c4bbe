import { useTranslation } from 'react-i18next';
import { choiceAttributes, fieldAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { FundsFields } from './funds.form.ts';
import type { OwnFundsData } from './funds.server.ts';

/** Where one's funds come from: how it stands, what was said, and saying it. */
export function OwnFundsScreen({ reply, ...data }: OwnFundsData & { reply: unknown }) {
  const { t } = useTranslation(['funds', 'account']);
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('account:title'), href: data.accountHref }, { label: data.head.title }]}
        title={data.head.title}
        about={data.about}
      />
      <Notice tone={data.standing.tone} title={data.standing.title}>
        {data.reason && <p>{data.reason}</p>}
        <p>{data.standing.text}</p>
      </Notice>
      {data.said && (
        <Card title={t('own.said')}>
          <Stack gap="small">
            <Facts items={data.said} />
            {data.files.map(({ name, href }) => (
              <Text key={href}>
                <a href={href}>{name}</a>
              </Text>
            ))}
          </Stack>
        </Card>
      )}
      {data.form && <FundsForm data={data} form={data.form} reply={reply} />}
    </Stack>
  );
}

function FundsForm({
  data,
  form: sent,
  reply,
}: {
  data: OwnFundsData;
  form: NonNullable<OwnFundsData['form']>;
  reply: unknown;
}) {
  const { t } = useTranslation('funds');
  const { form, fields } = useLonjaForm<FundsFields>({ ...sent, id: 'funds', reply });
  const paper = (at: number) => t('paper', { at });
  const labels = {
    kind: t('kindLabel'),
    explanation: t('explanation'),
    paper_1: paper(1),
    paper_2: paper(2),
    paper_3: paper(3),
  };
  return (
    <FormShell form={form} labels={labels} files>
      <Stack gap="field">
        <ChoiceGroup {...choiceAttributes(fields.kind)} label={labels.kind} choices={data.kinds} required />
        <TextareaField
          {...textAttributes(fields.explanation)}
          label={labels.explanation}
          hint={t('explanationHint')}
          rows={4}
          required
        />
        {(['paper_1', 'paper_2', 'paper_3'] as const).map((name, at) => (
          <FileField
            key={name}
            {...fieldAttributes(fields[name])}
            label={labels[name]}
            hint={at === 0 ? data.fileHint : undefined}
            accept="application/pdf,image/jpeg,image/png"
            required={at === 0}
          />
        ))}
        <div>
          <Button tone="primary">{t('own.send')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
