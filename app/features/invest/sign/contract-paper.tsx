import { useTranslation } from 'react-i18next';
import { Text } from '#app/ui/layout/text.tsx';
import { paper, underPaper } from './sign.css.ts';
import type { SignData } from './sign.server.ts';

/** The whole contract to read here, its file and its fingerprint. */
export function ContractPaper({ contract }: Pick<SignData, 'contract'>) {
  const { t } = useTranslation('invest');
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={paper} aria-label={t('sign.contract')} tabIndex={0}>
        <h3>{contract.title}</h3>
        {contract.paragraphs.map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </section>
      <div className={underPaper}>
        <a href={contract.href}>{t('sign.download')}</a>
        <Text as="span" size="tiny" tone="soft">
          {t('sign.hash')}:{' '}
          <Text as="span" size="tiny" code>
            {contract.sha256}
          </Text>
        </Text>
      </div>
    </div>
  );
}
