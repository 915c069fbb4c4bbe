import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { REMOVE_CARD } from './remove-card.ts';
import type { SavedCardLines } from './saved-cards.server.ts';

/** Cards kept at the provider: what is known of them here, and a button that has each forgotten. */
export function SavedCardsSection({ cards }: { cards: SavedCardLines }) {
  const { t } = useTranslation('invest');
  if (cards.length === 0) return null;
  return (
    <Stack gap="small" as="section">
      <h2>{t('cards.title')}</h2>
      <Text size="small" tone="soft">
        {t('cards.text')}
      </Text>
      <Facts
        items={cards.map(({ id, name, expiry }) => ({
          label: name,
          value: expiry,
          action: (
            <form method="post">
              <input type="hidden" name="card" value={id} />
              <Button size="small" name="intent" value={REMOVE_CARD} aria-label={t('cards.removeNamed', { name })}>
                {t('cards.remove')}
              </Button>
            </form>
          ),
        }))}
      />
    </Stack>
  );
}
