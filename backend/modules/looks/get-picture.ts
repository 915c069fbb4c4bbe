import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { Call } from '#backend/http/call.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getLookPicture } from '#contract/look-pictures.ts';
import { brandPictureAddress } from '#domain/brand/brand-pictures.ts';
import { brandFile, wasPublished } from './pictures.repository.ts';

/** A picture of the tenant: once it was published any cache may keep it, because a page, a mail or a version may name it for good. */
export const getLookPictureRoute = serve(getLookPicture, async (call, { params: { id } }) => {
  const { tx, tenant } = call;
  const file = await brandFile(tx, tenant.id, id);
  if (!file) throw notFound();
  const isPublic = await wasPublished(tx, tenant.id, brandPictureAddress(id));
  if (!isPublic && !isManager(call)) throw notFound();
  return { file, picture: isPublic ? ('public' as const) : ('private' as const) };
});

const isManager = ({ user, session }: Call) => user !== null && session !== null && actsAsManager({ user, session });
