import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';

/** Where the figures say how they are worked out. */
export const METHOD = 'method';

/** How returns are worked out, in words: a figure whose method nobody reads says nothing. */
export function ReturnsMethod() {
  const { t } = useTranslation('portfolio');
  return (
    <Stack gap="small" as="section" id={METHOD}>
      <h2>{t('method.title')}</h2>
      {(['rate', 'worth', 'multiple', 'past'] as const).map((name) => (
        <Text key={name} size="small" tone="soft">
          {t(`method.${name}`)}
        </Text>
      ))}
    </Stack>
  );
}
