import { useTranslation } from 'react-i18next';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { RiskView } from './user-risk.server.ts';

/** How closely somebody is looked at, and why. */
export function UserRisk({ risk }: { risk: RiskView }) {
  const { t } = useTranslation('screening');
  return (
    <SheetSection title={t('risk.title')}>
      <Stack gap="base">
        <div>
          <Chip tone={risk.tone}>{risk.level}</Chip>
        </div>
        {risk.reasons.length > 0 && (
          <ul>
            {risk.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <Facts
          items={[
            ...risk.hits.map(({ href, label, state }) => ({ label: state, value: <a href={href}>{label}</a> })),
            ...risk.screened.map(({ label, value }) => ({ label: t('risk.screened', { list: label }), value })),
          ]}
        />
      </Stack>
    </SheetSection>
  );
}
