import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pictureSources } from '#domain/issuance/picture.ts';
import type { IssuanceCardView } from './card-view.ts';
import { amounts, link, picture, slogan, soft, strong, tile, title, words } from './issuance-card.css.ts';

/** A project as a card of a grid. */
export function IssuanceTile({ card }: { card: IssuanceCardView & { href: string } }) {
  const { t } = useTranslation('issuances');
  return (
    <li className={tile}>
      {card.cover ? (
        <img
          className={picture}
          src={card.cover}
          srcSet={pictureSources(card.cover)}
          sizes="(max-width: 767px) 100vw, 400px"
          alt=""
          width="640"
          height="360"
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className={picture} />
      )}
      <div className={words}>
        <div>
          <Chip tone={card.status.tone}>{card.status.label}</Chip>
        </div>
        {/* Above the line about it, which may take two lines: the titles of a row stand at one height. */}
        <Stack gap="hair">
          <h2 className={title}>
            <a className={link} href={card.href}>
              {card.title}
            </a>
          </h2>
          <Text size="tiny" tone="soft">
            {card.about}
          </Text>
        </Stack>
        <p className={slogan}>{card.slogan}</p>
        {card.showsProgress && <ProgressBar {...card.bar} />}
        <div className={amounts}>
          <span>
            <span className={strong}>{card.raised}</span> <span className={soft}>{card.of}</span>
          </span>
          <span>{card.percent}</span>
        </div>
        <div className={amounts}>
          <span className={strong}>{card.headline}</span>
          <span className={soft}>
            {t('box.minimum')} {card.minimum}
          </span>
        </div>
        <div className={amounts}>
          <span className={soft}>
            {card.people.label}: {card.people.value}
          </span>
          <span className={soft}>
            {card.time.label} {card.time.value}
          </span>
        </div>
      </div>
    </li>
  );
}
