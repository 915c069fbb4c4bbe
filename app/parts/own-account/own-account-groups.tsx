import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingGroup, SettingRow } from '#app/ui/layout/setting-rows.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { CopyRow } from './copy-row.tsx';
import type { OwnAccount } from './own-account.server.ts';
import { PasswordRow } from './password-row.tsx';
import { PictureRow } from './picture-row.tsx';
import { PreferencesRow } from './preferences-row.tsx';
import { SessionsRow } from './sessions-row.tsx';

interface OwnAccountGroupsProps {
  own: OwnAccount;
  reply: unknown;
  /** Rows of the area's own, under the preferences. */
  preferences?: ReactNode;
}

/** The groups that the account page of every role ends with: security, preferences, one's data. */
export function OwnAccountGroups({ own, reply, preferences }: OwnAccountGroupsProps) {
  const { t } = useTranslation(['account', 'factor', 'complaints', 'deletion']);
  const { factor } = own;
  return (
    <>
      <SettingGroup title={t('groups.security')} id="security">
        <PasswordRow data={own.password} reply={reply} />
        <SettingRow
          id="factor-card"
          name={t('factor:title')}
          value={factor.text}
          way={{ href: factor.href, label: t(factor.on ? 'factor:card.change' : 'factor:card.begin') }}
        />
        <SessionsRow data={own.sessions} reply={reply} />
      </SettingGroup>
      <SettingGroup title={t('groups.preferences')} id="preferences-group">
        <PictureRow data={own.picture} reply={reply} />
        <PreferencesRow data={own.preferences} reply={reply} />
        {preferences}
      </SettingGroup>
      <SettingGroup title={t('groups.data')} id="own-data">
        {own.complaintsHref && (
          <SettingRow
            name={t('complaints:plural')}
            value={
              <>
                {t('complaints:ownAbout')} <a href={pathTo.complaints}>{t('complaints:how')}</a>
              </>
            }
            way={{ href: own.complaintsHref, label: t('row.open') }}
          />
        )}
        <CopyRow data={own.copy} reply={reply} />
        <SettingRow
          id="delete-card"
          name={t('deletion:crumb')}
          value={t('deletion:actText')}
          way={{ href: own.deleteHref, label: t('row.open') }}
        />
      </SettingGroup>
    </>
  );
}
