import { useTranslation } from 'react-i18next';
import { StepPage } from '#app/features/invest/flow/step-page.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { paper } from './sign.css.ts';
import type { SignData } from './sign.server.ts';
import { SignForm } from './sign-form.tsx';

/** The whole contract, then the two marks that sign it: the typed name and the mailed code. */
export function SignScreen({ reply, ...data }: SignData & { reply: unknown }) {
  const { t } = useTranslation('invest');
  return (
    <StepPage frame={data.frame} title={t('sign.title')} intro={t('sign.intro')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={paper} aria-label={t('sign.contract')} tabIndex={0}>
        <h2>{data.contract.title}</h2>
        {data.contract.paragraphs.map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </section>
      <Cluster justify="between">
        <LinkButton size="small" icon="download" href={data.contract.href}>
          {t('sign.download')}
        </LinkButton>
      </Cluster>
      <Text size="tiny" tone="soft">
        {t('sign.hash')}:{' '}
        <Text as="span" size="tiny" code>
          {data.contract.sha256}
        </Text>
      </Text>
      <SignForm data={data} reply={reply} />
    </StepPage>
  );
}
