import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { DeclarationPart } from './declaration-part.tsx';
import type { KnowledgeTestPartData } from './knowledge-test-part.server.ts';
import { MissedPart } from './missed-part.tsx';
import { QuestionsPart } from './questions-part.tsx';

/** What the knowledge test asks now: the statements, or the declaration; nothing once it is over. */
export function KnowledgeTestPart({ part, reply }: { part: KnowledgeTestPartData; reply: unknown }) {
  const { t } = useTranslation('onboarding');
  return (
    <>
      {part.status === 'FAILED_ONCE' && (
        <Notice tone="caution" role="status" title={t('test.oneLeft')}>
          {t('test.oneLeftText')}
        </Notice>
      )}
      <MissedPart missed={part.missed} />
      {part.questions.length > 0 && (
        <QuestionsPart questions={part.questions} version={part.version} form={part.forms.answer} reply={reply} />
      )}
      {part.declaration && (
        <DeclarationPart
          {...part.declaration}
          version={part.version}
          support={part.support}
          form={part.forms.declare}
          reply={reply}
        />
      )}
    </>
  );
}
