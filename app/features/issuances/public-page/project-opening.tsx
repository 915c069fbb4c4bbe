import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pictureSources } from '#domain/issuance/picture.ts';
import { gallery, picture } from './project.css.ts';
import type { projectOpening } from './sections.ts';

type ProjectOpeningProps = Pick<ReturnType<typeof projectOpening>, 'intro' | 'video' | 'deck' | 'images'>;

/** A project in a few sentences, its video on the provider's own page, and its pictures. */
export function ProjectOpening({ intro, video, deck, images }: ProjectOpeningProps) {
  const { t } = useTranslation('issuances');
  return (
    <Stack gap="base">
      {intro && <Text>{intro}</Text>}
      {video && (
        <Cluster>
          <LinkButton icon="play" href={video.href} target="_blank" rel="noopener noreferrer">
            {t('page.watch')}
          </LinkButton>
          <Text size="small" tone="soft">
            {t('page.watchNote', { provider: video.provider })}
          </Text>
        </Cluster>
      )}
      {deck && (
        <Cluster>
          <LinkButton icon="document" href={deck}>
            {t('page.deck')}
          </LinkButton>
        </Cluster>
      )}
      {images.length > 0 && (
        <ul className={gallery} aria-label={t('page.pictures')}>
          {images.map(({ url, alt }) => (
            <li key={url}>
              <img
                className={picture}
                src={url}
                srcSet={pictureSources(url)}
                sizes="(max-width: 767px) 100vw, 420px"
                alt={alt}
                width="640"
                height="360"
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
