import { useTranslation } from 'react-i18next';
import { Facts } from '#app/ui/layout/facts.tsx';
import { SettingPage } from '#app/ui/layout/setting-page.tsx';
import { FoldedRow, SettingGroup, SettingRow } from '#app/ui/layout/setting-rows.tsx';
import { Specimen } from './specimen.tsx';

/** Rows of an account: led to, without a way, opened in their place, missing. */
export function SettingsSection() {
  const { t } = useTranslation('components');
  const s = (key: string) => t(`settings.${key}`);
  const words = { open: s('see'), close: s('close') };
  const facts = [
    { label: s('iban'), value: s('ibanValue') },
    { label: s('holder'), value: s('holderValue') },
  ];
  const missing = { id: 'settings-missing', title: s('missing') };
  const money = { id: 'settings-money', title: s('money') };
  return (
    <Specimen section="settings">
      <SettingPage label={s('label')} groups={[missing, money]}>
        <SettingGroup {...missing}>
          <SettingRow
            name={s('test')}
            value={s('testValue')}
            chip={{ tone: 'caution', label: s('expired') }}
            way={{ href: '#settings', label: s('again') }}
          />
        </SettingGroup>
        <SettingGroup {...money}>
          <FoldedRow
            name={s('bank')}
            value={s('bankValue')}
            chip={{ tone: 'positive', label: s('ready') }}
            words={words}
          >
            <Facts items={facts} />
          </FoldedRow>
          <FoldedRow name={s('former')} value={s('formerValue')} words={words} open>
            <Facts items={facts} />
          </FoldedRow>
          <SettingRow name={s('type')} value={s('typeValue')} />
        </SettingGroup>
      </SettingPage>
    </Specimen>
  );
}
