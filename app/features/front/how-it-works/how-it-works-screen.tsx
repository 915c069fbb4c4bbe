import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { RiskWarning } from '#app/ui/feedback/risk-warning.tsx';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { NumberedPart } from '#app/ui/steps/numbered-part.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { picture } from './how-it-works.css.ts';
import type { HowItWorksData } from './how-it-works.server.ts';

/** How one invests here, from the first look to the money that comes back. */
export function HowItWorksScreen(data: HowItWorksData) {
  const { t } = useTranslation('front');
  const { account, paying, reflectionDays, projectsHref, registerHref } = data;
  const parts = [
    { key: 'choose', body: <Text>{t('how.choose.text')}</Text> },
    {
      key: 'account',
      body: (
        <>
          <Text>{t(account.asked.length > 0 ? 'how.account.text' : 'how.account.short')}</Text>
          {account.asked.length > 0 && (
            <ul className={bullets}>
              {account.asked.map((asked) => (
                <li key={asked}>{asked}</li>
              ))}
            </ul>
          )}
          {account.identity && <Text>{t('how.account.wait', { count: account.identity })}</Text>}
        </>
      ),
    },
    {
      key: 'pay',
      body: (
        <>
          <Text>{t('how.pay.text')}</Text>
          {paying.length > 0 && <Facts items={paying.map(({ name, about }) => ({ label: name, value: about }))} />}
        </>
      ),
    },
    ...(data.isSigned ? [{ key: 'sign', body: <Text>{t('how.sign.text')}</Text> }] : []),
    { key: 'back', body: <Text>{t('how.back.text', { count: reflectionDays })}</Text> },
    {
      key: 'earn',
      body: (
        <>
          <Text>{data.earnings}</Text>
          <Text>{t('how.earn.sell')}</Text>
        </>
      ),
    },
  ] as const;
  return (
    <Stack gap="wide">
      <PageHeader title={data.head.title} about={data.lead} />
      {data.picture && <img className={picture} src={data.picture} alt="" width="720" height="320" decoding="async" />}
      {parts.map(({ key, body }, at) => (
        <NumberedPart key={key} at={at + 1} title={t(`how.${key}.title`)} now={false}>
          <Stack gap="small">{body}</Stack>
        </NumberedPart>
      ))}
      {(projectsHref || registerHref) && (
        <Cluster>
          {projectsHref && (
            <LinkButton tone="primary" href={projectsHref}>
              {t('how.projects')}
            </LinkButton>
          )}
          {registerHref && <LinkButton href={registerHref}>{t('how.register')}</LinkButton>}
        </Cluster>
      )}
      <RiskWarning title={t('how.risk.title')}>
        <Stack gap="small">
          <Text>{data.risk}</Text>
          <Text>{t('how.risk.text')}</Text>
          {data.own && <Text>{data.own}</Text>}
        </Stack>
      </RiskWarning>
      <Stack gap="small" as="section">
        <h2>{t('how.house.title')}</h2>
        <Text>{data.house}</Text>
        <Text>
          <a href={pathTo.defaultRates}>{t('how.rates')}</a> · <a href={pathTo.complaints}>{t('how.complaints')}</a>
        </Text>
      </Stack>
    </Stack>
  );
}
