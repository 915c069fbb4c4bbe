import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { KnowledgeTestPartData } from './knowledge-test-part.server.ts';

/** What somebody who failed should read before anything else: each idea that they missed, in a few lines. */
export function MissedPart({ missed }: Pick<KnowledgeTestPartData, 'missed'>) {
  const { t } = useTranslation('onboarding');
  if (missed.length === 0) return null;
  return (
    <Stack gap="base" as="section">
      <h2>{t('test.missed', { count: missed.length })}</h2>
      {missed.map(({ id, idea, lesson }) => (
        <Stack key={id} gap="tight">
          <h3>{idea}</h3>
          <Text>{lesson}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
