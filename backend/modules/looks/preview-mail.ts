import { serve } from '#backend/http/serve.ts';
import { accountMail } from '#backend/mail/account-mail.ts';
import { renderMail } from '#backend/mail/render-mail.ts';
import { previewLookMail } from '#contract/look.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { readDraft } from './look-state.ts';
import { draftOf } from './looks.repository.ts';

/** The mail that answers a lost password, because it has all that a mail can have; it is drawn as every mail is, and goes to nobody. */
export const previewLookMailRoute = serve(previewLookMail, async ({ tx, tenant, user, lang, deps }) => {
  const kept = await draftOf(tx, tenant.id);
  const customization = kept ? readDraft(kept.draft, tenant.customization) : tenant.customization;
  const drafted = { ...tenant, customization };
  const order = accountMail('reset_password', drafted, { email: user.email, lang }, { minutes: '30' }, pathTo.login);
  const { subject, html } = renderMail(drafted, order, deps.config.dashboardOrigin(tenant.primaryHost));
  return { data: { subject, html } };
});
