import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { showPreCampaign } from '#contract/users.ts';
import { lockUser, updateUser } from './users.repository.ts';

/** A manager shows or hides pre-campaign projects to a person; asked for what is so already, it changes nothing. */
export const showPreCampaignRoute = serve(showPreCampaign, async (call, { params, body }) => {
  const { tx, tenant, now } = call;
  const person = await lockUser(tx, tenant.id, params.id);
  if (!person) throw notFound();
  if (person.seesPreCampaign !== body.shown) {
    await updateUser(tx, tenant.id, person.id, { seesPreCampaign: body.shown, updatedAt: now });
    await call.audit(body.shown ? 'user.pre_campaign_shown' : 'user.pre_campaign_hidden', {
      subject: { type: 'user', id: person.id },
    });
  }
  return { data: { sees_pre_campaign: body.shown } };
});
