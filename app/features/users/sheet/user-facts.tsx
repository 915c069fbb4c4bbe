import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { UserBank } from './user-bank.tsx';
import type { UserView } from './user-view.server.ts';

/** What is known of a person: data, company, answers of onboarding, the account. */
export function UserFacts({ data }: { data: UserView }) {
  const { t } = useTranslation('users');
  const { referrer } = data;
  const account = referrer
    ? [...data.account, { label: t('facts.referrer'), value: <a href={referrer.href}>{referrer.name}</a> }]
    : data.account;
  return (
    <Stack gap="wide">
      <SheetSection title={t('section.personal')}>
        {data.personal.length > 0 ? <Facts items={data.personal} /> : <Text tone="soft">{t('nothingYet')}</Text>}
      </SheetSection>
      {data.company.length > 0 && (
        <SheetSection title={t('section.company')}>
          <Facts items={data.company} />
        </SheetSection>
      )}
      {data.answers.length > 0 && (
        <SheetSection title={t('section.answers')}>
          <Facts items={data.answers} />
          {data.questions.length > 0 && (
            <details>
              <summary>{t('section.questions')}</summary>
              <Facts items={data.questions} />
            </details>
          )}
        </SheetSection>
      )}
      <UserBank bank={data.bank} />
      <SheetSection title={t('section.account')}>
        <Facts items={account} />
      </SheetSection>
    </Stack>
  );
}
