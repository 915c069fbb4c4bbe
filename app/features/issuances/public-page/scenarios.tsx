import { useTranslation } from 'react-i18next';
import { classNames } from '#app/ui/controls/class-names.ts';
import { Text } from '#app/ui/layout/text.tsx';
import { visuallyHidden } from '#app/ui/layout/visually-hidden.css.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { section } from './project.css.ts';
import { beside, figure, head, loss, name, outcome, outcomes, table, warning } from './scenarios.css.ts';
import type { ScenariosView } from './scenarios-view.ts';

/** Four outcomes of one loan beside the risk: what comes back, what is won or lost, and what that is a year. */
export function Scenarios({ title, caption, basis, rows }: ScenariosView) {
  const { t } = useTranslation('issuances');
  const columns = [
    { key: 'received', label: t('scenarios.received') },
    { key: 'gain', label: t('scenarios.gain') },
    { key: 'yearly', label: t('scenarios.yearly') },
  ] as const;
  return (
    <section id="outcomes" className={section}>
      <h2>{title}</h2>
      <div className={outcomes}>
        <table className={table}>
          <caption className={visuallyHidden}>{caption}</caption>
          <thead className={head}>
            <tr>
              <th scope="col">{t('scenarios.if')}</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col" className={figure}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className={outcome}>
                <th scope="row" className={name}>
                  <strong>{row.name}</strong>
                  <Text as="span" size="small" tone="soft">
                    {row.note}
                  </Text>
                </th>
                {columns.map(({ key }) => (
                  <td key={key} className={classNames(figure, key !== 'received' && row.isLoss && loss)}>
                    {row[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className={beside}>
          <p className={warning}>
            <strong>{t('scenarios.riskTitle')}</strong> {t('scenarios.risk')}
          </p>
          <Text size="small" tone="soft">
            {basis}
          </Text>
          <Text size="small">
            <a href={pathTo.defaultRates}>{t('scenarios.rates')}</a>
          </Text>
        </div>
      </div>
    </section>
  );
}
