import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { RaiseChart } from '#app/ui/chart/raise-chart.tsx';
import { StepChart } from '#app/ui/chart/step-chart.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { CampaignFigures as Figures } from './campaign-figures.server.ts';

/** Figures of a campaign for who runs it: its money by day, and the way of its investors. */
export function CampaignFigures({ raise, funnel }: Figures) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="wide">
      <SheetSection title={t('figures.raise')}>
        {raise ? <RaiseChart {...raise} /> : <Text tone="soft">{t('figures.noMoney')}</Text>}
      </SheetSection>
      <SheetSection title={t('figures.funnel')}>
        <StepChart {...funnel} />
        <Text size="small" tone="soft">
          {t('figures.howSeen')}
        </Text>
      </SheetSection>
    </Stack>
  );
}
