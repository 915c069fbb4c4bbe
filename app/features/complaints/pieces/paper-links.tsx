import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';

/** Papers that came with something, each to be fetched; without an address, by its name alone. */
export function PaperLinks({ papers }: { papers: readonly { name: string; href: string }[] }) {
  const { t } = useTranslation('complaints');
  if (papers.length === 0) return null;
  return (
    <Stack gap="hair">
      <Text size="small" tone="soft">
        {t('papers.title', { count: papers.length })}
      </Text>
      {papers.map(({ name, href }, at) => (
        <Text key={href || `${at} ${name}`}>{href ? <a href={href}>{name}</a> : name}</Text>
      ))}
    </Stack>
  );
}
