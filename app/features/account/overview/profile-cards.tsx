import { useTranslation } from 'react-i18next';
import { Chip } from '#app/ui/controls/chip.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import type { AccountData } from './account.server.ts';

type ProfileCardsProps = Pick<AccountData, 'profile' | 'additional' | 'beneficiaries'>;

/** What the platform knows of the person as an investor: their profile, the further answers, and for whom they invest. */
export function ProfileCards({ profile, additional, beneficiaries }: ProfileCardsProps) {
  const { t } = useTranslation('account');
  const state = (done: boolean) => (
    <Chip tone={done ? 'positive' : 'caution'}>{t(`part.state.${done ? 'done' : 'missing'}`)}</Chip>
  );
  return (
    <>
      <Card title={t('profile.title')} id="profile-card">
        <Facts items={profile} />
      </Card>
      {additional && (
        <Card title={t('profile.additional')} id="additional-card" aside={state(additional.length > 0)}>
          <Stack gap="small">
            {additional.length > 0 ? (
              <Facts items={additional} />
            ) : (
              <Text tone="soft">{t('profile.noAdditional')}</Text>
            )}
            <div>
              <LinkButton href={`${pathTo.user.personalData}#additional`} aria-label={t('profile.changeAdditional')}>
                {t(additional.length > 0 ? 'profile.change' : 'part.do')}
              </LinkButton>
            </div>
          </Stack>
        </Card>
      )}
      <Card title={t('beneficiaries.title')} id="beneficiaries-card" aside={state(beneficiaries.said)}>
        <Stack gap="small">
          <Text tone={beneficiaries.said ? undefined : 'soft'}>{beneficiaries.text}</Text>
          <div>
            <LinkButton href={pathTo.user.beneficiaries} aria-label={t('beneficiaries.open')}>
              {t(beneficiaries.said ? 'profile.change' : 'part.do')}
            </LinkButton>
          </div>
        </Stack>
      </Card>
    </>
  );
}
