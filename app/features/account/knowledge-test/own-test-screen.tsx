import { useTranslation } from 'react-i18next';
import { KnowledgeTestPart } from '#app/parts/knowledge-test/knowledge-test-part.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnTestData } from './own-test.server.ts';

/** The knowledge test from the account, and what came of it. */
export function OwnTestScreen({ reply, ...data }: OwnTestData & { reply: unknown }) {
  const { t } = useTranslation(['account', 'sophisticated']);
  const { part } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.accountHref }, { label: data.head.title }]}
        title={part?.title ?? data.head.title}
        about={part?.intro ?? t('test.free')}
      />
      {part && !part.isDone && (
        <Card>
          <KnowledgeTestPart part={part} reply={reply} />
        </Card>
      )}
      {(!part || part.isDone) && (
        <div>
          <LinkButton tone="primary" href={data.accountHref}>
            {t('test.back')}
          </LinkButton>
        </div>
      )}
      {!part?.isDone && (
        <Text size="small" tone="soft">
          {part && t('sophisticated:link.rule')} <a href={data.sophisticatedHref}>{t('sophisticated:link.what')}</a>
        </Text>
      )}
    </Stack>
  );
}
