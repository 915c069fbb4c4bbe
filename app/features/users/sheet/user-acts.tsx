import { useTranslation } from 'react-i18next';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { AskedOfPerson } from './asked-of-person.tsx';
import { DeletePerson } from './delete-person.tsx';
import { EarlyAccess } from './early-access.tsx';
import { Impersonate } from './impersonate.tsx';
import { RejectUser, VerifyUser } from './judgement.tsx';
import { PersonFile } from './person-file.tsx';
import { PersonRoles } from './person-roles.tsx';
import { ReopenCheck } from './reopen-check.tsx';
import { ResetFactor } from './reset-factor.tsx';
import { TakeBackAccount } from './take-back-account.tsx';
import type { AskedView } from './user-asked.server.ts';
import type { UserView } from './user-view.server.ts';

/** What a manager can do with a person, and what keeps them from it. */
export function UserActs({ data, reply }: { data: UserView & { asked: AskedView }; reply: unknown }) {
  const { t } = useTranslation('users');
  return (
    <Stack gap="card">
      {data.judgementNote && <Judgement data={data} note={data.judgementNote} reply={reply} />}
      {data.mayReopen && (
        <Stack gap="small">
          <h3>{t('section.identity')}</h3>
          <Text size="small" tone="soft">
            {t('reopen.about')}
          </Text>
          <ReopenCheck data={data} reply={reply} />
        </Stack>
      )}
      {data.bank.state === 'waits' && <TakeBackAccount data={data} reply={reply} />}
      {data.early && (
        <Stack gap="small">
          <h3>{t('section.early')}</h3>
          <EarlyAccess early={data.early} />
        </Stack>
      )}
      <AskedOfPerson asked={data.asked} />
      <PersonRoles data={data} />
      {data.mayResetFactor && <ResetFactor data={data} reply={reply} />}
      <PersonFile data={data} reply={reply} />
      <Impersonate data={data} reply={reply} />
      {!data.isOwn && <DeletePerson href={data.deleteHref} />}
    </Stack>
  );
}

/** What keeps the person from being verified, and the decision on them. */
function Judgement({ data, note, reply }: { data: UserView; note: string; reply: unknown }) {
  const { t } = useTranslation('users');
  const { may } = data;
  return (
    <Stack gap="small">
      <Text size="small" tone="soft">
        {note}
      </Text>
      {data.verifyBlocked.length > 0 && (
        <Stack gap="hair">
          <Text>{t('verify.blockedTitle')}</Text>
          <ul className={bullets}>
            {data.verifyBlocked.map((block) => (
              <li key={block}>{block}</li>
            ))}
          </ul>
        </Stack>
      )}
      {may.verify && <VerifyUser data={data} reply={reply} />}
      {may.reject && <RejectUser data={data} reply={reply} />}
    </Stack>
  );
}
