import { ComplaintsCard } from './complaints-card.tsx';
import { CopyCard } from './copy-card.tsx';
import { DeleteCard } from './delete-card.tsx';
import { FactorCard } from './factor-card.tsx';
import type { OwnAccount } from './own-account.server.ts';
import { PasswordCard } from './password-card.tsx';
import { PictureCard } from './picture-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The cards that the account page of every role ends with. */
export function OwnAccountCards({ own, reply }: { own: OwnAccount; reply: unknown }) {
  return (
    <>
      <PictureCard data={own.picture} reply={reply} />
      <PreferencesCard data={own.preferences} reply={reply} />
      <PasswordCard data={own.password} reply={reply} />
      <FactorCard data={own.factor} />
      <SessionsCard data={own.sessions} reply={reply} />
      {own.complaintsHref && <ComplaintsCard href={own.complaintsHref} />}
      <CopyCard data={own.copy} reply={reply} />
      <DeleteCard href={own.deleteHref} />
    </>
  );
}
