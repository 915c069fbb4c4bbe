import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/controls/icon.tsx';
import { ICONS, type IconName } from '#app/ui/controls/icon-names.ts';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { swatch, swatches } from './specimen.css.ts';
import { Specimen } from './specimen.tsx';

const GROUNDS = Object.keys(swatch) as (keyof typeof swatch)[];

/** Colours, type and icons. */
export function GroundSection() {
  const { t } = useTranslation('components');
  return (
    <Specimen section="ground">
      <ul className={swatches}>
        {GROUNDS.map((name) => (
          <li key={name} className={swatch[name]}>
            {t(`ground.${name}`)}
          </li>
        ))}
      </ul>
      <Stack gap="tight">
        <Text size="hero">{t('ground.hero')}</Text>
        <Text size="lead">{t('ground.lead')}</Text>
        <Text>{t('ground.body')}</Text>
        <Text size="small" tone="soft">
          {t('ground.small')}
        </Text>
        <Text size="tiny" tone="soft">
          {t('ground.tiny')}
        </Text>
      </Stack>
      <Cluster gap="base">
        {(Object.keys(ICONS) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Cluster>
    </Specimen>
  );
}
