import { useTranslation } from 'react-i18next';
import { DifferenceList } from '#app/parts/offer-changes/difference-list.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { ChangeData } from './change.server.ts';

/** One change: how it stands, why, and what differs; in the other language below. `open`: it is there to be read. */
export function ChangeBody({ change, open = false }: { change: ChangeData['past'][number]; open?: boolean }) {
  const { t } = useTranslation('issuances');
  const lines = <DifferenceList groups={change.groups} />;
  return (
    <Stack>
      <Cluster>
        <h3>{change.title}</h3>
        <Chip tone={change.chip.tone}>{change.chip.label}</Chip>
        {change.weight && <Chip>{change.weight}</Chip>}
      </Cluster>
      <Stack gap="tight">
        {change.lines.map((line) => (
          <Text key={line} size="small" tone="soft">
            {line}
          </Text>
        ))}
        {change.papers.map(({ lang, href, label }) => (
          <Text key={lang} size="small">
            <a href={href} hrefLang={lang} target="_blank" rel="noreferrer">
              {label}
            </a>
          </Text>
        ))}
      </Stack>
      <Text>{change.explanation}</Text>
      {open ? (
        lines
      ) : (
        <details>
          <summary>{t('changed.what')}</summary>
          {lines}
        </details>
      )}
      {change.others.map(({ lang, title, explanation, groups }) => (
        <details key={lang}>
          <summary>{title}</summary>
          <Stack gap="small">
            <div lang={lang}>
              <Text>{explanation}</Text>
            </div>
            <DifferenceList groups={groups} lang={lang} />
          </Stack>
        </details>
      ))}
    </Stack>
  );
}
