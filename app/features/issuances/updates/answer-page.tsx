import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { LookingLine } from '#app/parts/looking/looking-line.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AnswerFields } from './updates.form.ts';
import type { UpdatesData } from './updates.server.ts';

interface AnswerPageProps {
  data: Extract<UpdatesData, { kind: 'question' }>;
  crumbs: readonly { label: string; href?: string }[];
  reply: unknown;
}

/** A question and its answer in both languages: kept, or published with a mail to who asked. */
export function AnswerPage({ data, crumbs, reply }: AnswerPageProps) {
  const { t } = useTranslation('updates');
  const { form, fields } = useLonjaForm<AnswerFields>({ ...data.form, id: 'answer', reply, defaultValue: data.draft });
  const labels = { answer_es: t('answer.es'), answer_en: t('answer.en') };
  return (
    <Stack gap="card">
      <LookingLine lookers={data.lookers} />
      <PageHeader crumbs={crumbs} title={data.question} about={data.asked} />
      <FormShell form={form} labels={labels} onEnter="keep">
        <Stack gap="field">
          <TextareaField {...textAttributes(fields.answer_es)} label={labels.answer_es} required />
          <TextareaField {...textAttributes(fields.answer_en)} label={labels.answer_en} required />
          <Text tone="soft">{t('answer.text')}</Text>
          <Cluster>
            <Button tone="primary" name="intent" value="answer">
              {t('answer.publish')}
            </Button>
            <Button name="intent" value="keep">
              {t('answer.keep')}
            </Button>
            <LinkButton href={data.path}>{t('ui:cancel')}</LinkButton>
          </Cluster>
        </Stack>
      </FormShell>
    </Stack>
  );
}
