import { useTranslation } from 'react-i18next';
import type { SentForm } from '#app/forms/form-of.server.ts';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { section } from './project.css.ts';
import type { ProjectData } from './project.server.ts';

interface QuestionsProps {
  questions: ProjectData['questions'];
  /** The tenant opens what folds (`extras.openAllAccordions`). */
  openAll: boolean;
  asking: SentForm | 'signIn' | 'none';
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
      {typeof asking === 'object' && <AskForm form={asking} reply={reply} />}
      {asking === 'signIn' && <Text tone="soft">{t('page.signInToAsk')}</Text>}
    </section>
  );
}

function AskForm({ form, reply }: { form: SentForm; reply: unknown }) {
  const { t } = useTranslation('issuances');
  const texts = { label: t('page.askLabel'), hint: t('page.askHint'), button: t('page.ask') };
  return (
    <ReasonForm
      id="ask"
      intent="ask"
      name="question"
      form={form}
      reply={reply}
      action="#questions"
      texts={texts}
      tone="secondary"
    />
  );
}
