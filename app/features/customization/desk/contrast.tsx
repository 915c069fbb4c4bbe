import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/controls/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { line, name, pairs, passed, ratio, refused, sample } from './contrast.css.ts';
import type { LookData } from './desk.server.ts';

type Shown = NonNullable<LookData['contrast']>;

/** What the colours of the saved draft come to where people read them: each pair as it is drawn, its ratio, and whether it is enough. */
export function Contrast({ schemes, css }: Shown) {
  const { t } = useTranslation('look');
  return (
    <Stack as="section" gap="small">
      <h3>{t('contrast.title')}</h3>
      <Text size="small" tone="soft">
        {t('contrast.about')} {css}
      </Text>
      {schemes.map((scheme) => (
        <Stack key={scheme.key} gap="tight">
          <Text strong>{scheme.title}</Text>
          <ul className={pairs}>
            {scheme.pairs.map((pair) => (
              <Pair key={pair.name} {...pair} />
            ))}
          </ul>
          {scheme.notes.map((note) => (
            <Notice key={note} tone="info">
              {note}
            </Notice>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** The colours stand in attributes of a drawing: the page's policy takes no styles from anybody. */
function Pair({ label, over, under, ...pair }: Shown['schemes'][number]['pairs'][number]) {
  return (
    <li className={line}>
      <svg className={sample} viewBox="0 0 44 24" aria-hidden="true">
        <rect width="44" height="24" rx="4" fill={under} />
        <text x="22" y="17" textAnchor="middle" fontSize="14" fontWeight="650" fill={over}>
          Aa
        </text>
      </svg>
      <span className={name}>{label}</span>
      <span className={ratio}>{pair.ratio}</span>
      <span className={pair.passes ? passed : refused}>
        <Icon name={pair.passes ? 'check' : 'alert'} size="small" /> {pair.verdict}
      </span>
    </li>
  );
}
