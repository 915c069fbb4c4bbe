import { useTranslation } from 'react-i18next';
import { Stack } from '#app/ui/layout/stack.tsx';
import { caption, heading, label, line, list, value, was } from './differences.css.ts';
import type { DifferenceGroup } from './differences.ts';

/** What changed, line by line: before and after beside each other, under each other on a phone. `lang` where it is not the page's. */
export function DifferenceList({ groups, lang }: { groups: readonly DifferenceGroup[]; lang?: string }) {
  const { t } = useTranslation('issuances');
  return (
    <div lang={lang}>
      <Stack>
        {groups.map(({ section, lines }, at) => (
          <section key={`${at} ${section}`} aria-label={section}>
            <strong className={heading}>{section}</strong>
            <dl className={list}>
              {lines.map((each) => (
                <div key={each.key} className={line}>
                  <dt className={label}>{each.label}</dt>
                  <dd className={was}>
                    <span className={caption}>{t('changed.before')}</span>
                    {each.before || t('changed.nothing')}
                  </dd>
                  <dd className={value}>
                    <span className={caption}>{t('changed.after')}</span>
                    {each.after || t('changed.nothing')}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </div>
  );
}
