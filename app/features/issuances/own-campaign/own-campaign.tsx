import { useTranslation } from 'react-i18next';
import { TurnLine } from '#app/parts/sheet/turn-line.tsx';
import { RaiseChart } from '#app/ui/chart/raise-chart.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Figures } from '#app/ui/layout/figures.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnCampaign } from './own-campaign.server.ts';

/** An issuer's open campaign: raised, soft cap, days left, and what is their turn. */
export function OwnCampaignCard({ campaign: { card, href, turns, raise } }: { campaign: OwnCampaign }) {
  const { t } = useTranslation('issuances');
  return (
    <Card
      wide
      title={<a href={href}>{card.title}</a>}
      aside={<Chip tone={card.status.tone}>{card.status.label}</Chip>}
      eyebrow={t('own.title')}
    >
      <Stack gap="base">
        {card.showsProgress && <ProgressBar {...card.bar} />}
        <Figures
          items={[
            { label: t('box.raised'), value: card.raised, note: card.of },
            { label: t('own.reached'), value: card.percent, note: card.softCap },
            card.people,
            card.time,
          ].filter(({ value }) => value !== '')}
        />
        {raise && <RaiseChart {...raise} />}
        {turns.length > 0 ? <TurnLine turns={turns} /> : <Text tone="soft">{t('own.nothing')}</Text>}
      </Stack>
    </Card>
  );
}
