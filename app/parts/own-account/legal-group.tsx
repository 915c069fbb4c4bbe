import { useTranslation } from 'react-i18next';
import { Facts } from '#app/ui/layout/facts.tsx';
import { FoldedRow, SettingGroup, SettingRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { OwnLegal } from './own-legal.server.ts';

/** Who the person is to the platform, and who changes it. */
export function LegalGroup({ legal }: { legal: OwnLegal }) {
  const { t } = useTranslation(['account', 'onboarding']);
  const { personal, address, document, company, whoChanges } = legal;
  const foot = whoChanges && (
    <Text size="small" tone="soft">
      {whoChanges}
    </Text>
  );
  return (
    <SettingGroup title={t('groups.legal')} id="legal" foot={foot}>
      <SettingRow name={t('data.title')} value={personal.text} way={personal.way} />
      <SettingRow name={t('onboarding:facts.address')} value={address.text} way={address.way} />
      <SettingRow name={t('onboarding:facts.document')} value={document.text} chip={document.chip} way={document.way} />
      {company && <CompanyRow company={company} />}
    </SettingGroup>
  );
}

function CompanyRow({ company: { text, facts, href } }: { company: NonNullable<OwnLegal['company']> }) {
  const { t } = useTranslation('account');
  const name = t('company.title');
  const way = href ? { href, label: t('row.change') } : null;
  if (facts.length === 0) return <SettingRow name={name} value={text} way={way} />;
  return (
    <FoldedRow name={name} value={text} words={{ open: t('row.open'), close: t('row.close') }}>
      <Stack gap="small">
        <Facts items={facts} />
        {way && (
          <p>
            <a href={way.href}>{way.label}</a>
          </p>
        )}
      </Stack>
    </FoldedRow>
  );
}
