import { useTranslation } from 'react-i18next';
import { Facts } from '#app/ui/facts.tsx';
import { Stack } from '#app/ui/stack.tsx';
import { Text } from '#app/ui/text.tsx';
import type { UserView } from './user-view.server.ts';

/** What is known of a person: data, company, answers of onboarding, the account. */
export function UserFacts({ data }: { data: UserView }) {
  const { t } = useTranslation('users');
  const { referrer } = data;
  const account = referrer
    ? [...data.account, { label: t('facts.referrer'), value: <a href={referrer.href}>{referrer.name}</a> }]
    : data.account;
  return (
    <Stack gap="base" as="section">
      <h2>{t('section.personal')}</h2>
      {data.personal.length > 0 ? <Facts items={data.personal} /> : <Text tone="soft">{t('nothingYet')}</Text>}
      {data.company.length > 0 && (
        <>
          <h2>{t('section.company')}</h2>
          <Facts items={data.company} />
        </>
      )}
      <h2>{t('section.answers')}</h2>
      {data.answers.length > 0 ? <Facts items={data.answers} /> : <Text tone="soft">{t('nothingYet')}</Text>}
      {data.questions.length > 0 && (
        <details>
          <summary>{t('section.questions')}</summary>
          <Facts items={data.questions} />
        </details>
      )}
      <h2>{t('section.account')}</h2>
      <Facts items={account} />
    </Stack>
  );
}
