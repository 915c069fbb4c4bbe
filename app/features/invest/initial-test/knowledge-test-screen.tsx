import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { KnowledgeTestPart } from '#app/parts/knowledge-test/knowledge-test-part.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { KnowledgeTestData } from './knowledge-test.server.ts';

/** The knowledge test and what came of it. */
export function KnowledgeTestScreen({ reply, ...data }: KnowledgeTestData & { reply: unknown }) {
  const { t } = useTranslation(['onboarding', 'sophisticated']);
  return (
    <StepPage frame={data.frame} title={data.part.title} intro={data.part.intro}>
      <KnowledgeTestPart part={data.part} reply={reply} />
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
