import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { section } from './project.css.ts';
import type { ProjectData } from './project.server.ts';

interface QuestionsProps {
  questions: ProjectData['questions'];
  /** The tenant opens what folds (`extras.openAllAccordions`). */
  openAll: boolean;
  asking: 'here' | 'signIn' | 'none';
  reply: unknown;
}

/** What others asked, what the issuer answered, and a place to ask. */
export function Questions({ questions, openAll, asking, reply }: QuestionsProps) {
  const { t } = useTranslation('issuances');
  return (
    <section id="questions" className={section}>
      <h2>{t('page.questions')}</h2>
      {questions.length === 0 && <Text tone="soft">{t('page.noQuestions')}</Text>}
      {questions.map(({ id, question, answer }) => (
        <details key={id} open={openAll}>
          <summary>{question}</summary>
          <Text tone={answer ? 'ink' : 'soft'}>{answer || t('page.pendingAnswer')}</Text>
        </details>
      ))}
      {asking === 'here' && <AskForm reply={reply} />}
      {asking === 'signIn' && <Text tone="soft">{t('page.signInToAsk')}</Text>}
    </section>
  );
}

interface Fields extends Record<string, unknown> {
  question: string;
}

function AskForm({ reply }: { reply: unknown }) {
  const { t } = useTranslation('issuances');
  const { form, fields } = useLonjaForm<Fields>({ id: 'ask', reply });
  return (
    <FormShell form={form} labels={{ question: t('page.askLabel') }} action="#questions">
      <Stack gap="base">
        <input type="hidden" name="intent" value="ask" />
        <TextareaField
          {...textAttributes(fields.question)}
          label={t('page.askLabel')}
          hint={t('page.askHint')}
          minLength={10}
          maxLength={1000}
          required
        />
        <div>
          <Button>{t('page.ask')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
