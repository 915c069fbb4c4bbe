import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { seenIssuance } from '#backend/modules/issuances/get-issuance.ts';
import { getProjectPicture } from '#contract/project-files.ts';
import { maySee, VISITOR } from '#domain/issuance/visibility.ts';
import { pictureFile } from './pictures.repository.ts';

/** A picture for who may see its project: of a public one any cache may keep it. 404 for everybody else, as for one that is not there. */
export const getPictureRoute = serve(getProjectPicture, async (call, { params, query }) => {
  const found = await pictureFile(call.tx, call.tenant.id, params.id, Number(query.w ?? 9_999));
  if (!found) throw notFound();
  const isPublic = maySee(found.issuance.status, VISITOR);
  if (!isPublic) await seenIssuance(call, { id: found.issuance.id });
  return { file: found.file, picture: isPublic ? ('public' as const) : ('private' as const) };
});
