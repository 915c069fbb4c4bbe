import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { TurnLine } from '#app/parts/sheet/turn-line.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { waitingView } from './issuer-turns.server.ts';

/** What waits in an issuer's projects, by project: whose turn it is and where it is done. */
export function WaitingProjects({ rows }: { rows: NonNullable<ReturnType<typeof waitingView>> }) {
  const { t } = useTranslation('issuances');
  return (
    <SheetSection title={t('own.waiting')}>
      {rows.map(({ key, title, href, turns }) => (
        <Stack key={key} gap="tight">
          <Text>
            <a href={href}>{title}</a>
          </Text>
          <TurnLine turns={turns} />
        </Stack>
      ))}
    </SheetSection>
  );
}
