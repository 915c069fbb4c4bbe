import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { Specimen } from './specimen.tsx';

const TONES = ['primary', 'secondary', 'quiet', 'danger'] as const;

/** Every tone in every state. */
export function ButtonsSection() {
  const { t } = useTranslation('components');
  return (
    <Specimen section="buttons">
      <Text size="small" tone="soft">
        {t('hover')}
      </Text>
      <Cluster>
        {TONES.map((tone) => (
          <Button key={tone} type="button" tone={tone}>
            {t(`buttons.${tone}`)}
          </Button>
        ))}
        <LinkButton href="#buttons" icon="external">
          {t('buttons.link')}
        </LinkButton>
      </Cluster>
      <Cluster>
        {TONES.map((tone) => (
          <Button key={tone} type="button" tone={tone} pending>
            {t('buttons.pending')}
          </Button>
        ))}
      </Cluster>
      <Cluster>
        {TONES.map((tone) => (
          <Button key={tone} type="button" tone={tone} disabled>
            {t('buttons.disabled')}
          </Button>
        ))}
      </Cluster>
      <Cluster>
        <Button type="button" size="small" icon="download">
          {t('buttons.small')}
        </Button>
        <Button type="button" size="small" tone="primary">
          {t('buttons.small')}
        </Button>
        <Button type="button" tone="primary">
          {t('buttons.long')}
        </Button>
      </Cluster>
    </Specimen>
  );
}
