import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AskedView } from './user-asked.server.ts';

/** Papers that the person is asked for now, and asking for more. */
export function AskedOfPerson({ asked }: { asked: AskedView }) {
  const { t } = useTranslation('papers');
  return (
    <Stack gap="small">
      <h3>{t('sheet.title')}</h3>
      {asked.lines.map(({ id, text }) => (
        <Text key={id} size="small">
          {text}
        </Text>
      ))}
      <Cluster>
        {asked.askHref && (
          <LinkButton wide href={asked.askHref}>
            {t('ask.title')}
          </LinkButton>
        )}
        <LinkButton wide href={asked.fundsHref}>
          {t('sheet.funds')}
        </LinkButton>
        {asked.seeHref && (
          <LinkButton wide href={asked.seeHref}>
            {t('sheet.see')}
          </LinkButton>
        )}
      </Cluster>
    </Stack>
  );
}
