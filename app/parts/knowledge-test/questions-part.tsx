import { useTranslation } from 'react-i18next';
import { choiceAttributes } from '#app/forms/field-attributes.ts';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { KnowledgeTestPartData } from './knowledge-test-part.server.ts';

interface QuestionsPartProps extends Pick<KnowledgeTestPartData, 'questions' | 'version'> {
  form: SentForm;
  reply: unknown;
}

/** Seven statements on one page, each true or false. */
export function QuestionsPart({ questions, version, form: asked, reply }: QuestionsPartProps) {
  const { t } = useTranslation('onboarding');
  const { form, fields } = useLonjaForm<Record<string, string>>({ ...asked, id: 'test', reply });
  const labels = Object.fromEntries(
    questions.map(({ name }, at) => [name, t('test.question', { number: at + 1 })] as const),
  );
  return (
    <FormShell form={form} labels={labels}>
      <Stack gap="card">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="version" value={version} />
        {questions.map(({ name, text }, at) => {
          const field = fields[name];
          return (
            field && (
              <ChoiceGroup
                key={name}
                {...choiceAttributes(field)}
                label={`${at + 1}. ${text}`}
                choices={[
                  { value: 'true', label: t('test.true') },
                  { value: 'false', label: t('test.false') },
                ]}
                required
              />
            )
          );
        })}
        <div>
          <Button tone="primary">{t('test.send')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
