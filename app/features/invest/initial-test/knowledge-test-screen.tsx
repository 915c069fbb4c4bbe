import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DeclarationPart } from './declaration-part.tsx';
import type { KnowledgeTestData } from './knowledge-test.server.ts';
import { QuestionsPart } from './questions-part.tsx';

/** The knowledge test and what came of it. */
export function KnowledgeTestScreen({ reply, ...data }: KnowledgeTestData & { reply: unknown }) {
  const { t } = useTranslation(['onboarding', 'sophisticated']);
  return (
    <StepPage frame={data.frame} title={data.title} intro={data.intro}>
      {data.status === 'FAILED_ONCE' && (
        <Notice tone="caution" role="status" title={t('test.oneLeft')}>
          {t('test.oneLeftText')}
        </Notice>
      )}
      {data.questions.length > 0 && (
        <QuestionsPart questions={data.questions} version={data.version} form={data.forms.answer} reply={reply} />
      )}
      {data.declaration && (
        <DeclarationPart
          {...data.declaration}
          version={data.version}
          support={data.support}
          form={data.forms.declare}
          reply={reply}
        />
      )}
      {data.sophisticatedHref && (
        <Text size="small" tone="soft">
          {t('sophisticated:link.rule')} <a href={data.sophisticatedHref}>{t('sophisticated:link.what')}</a>
        </Text>
      )}
      {data.onwardHref && (
        <div>
          <LinkButton tone="primary" href={data.onwardHref}>
            {t('continue')}
          </LinkButton>
        </div>
      )}
    </StepPage>
  );
}
