import { lookIntoPicture } from '#backend/files/look-into-picture.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { type IssuanceRow, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { updateIssuance } from '#backend/modules/issuances/phases.repository.ts';
import { uploadProjectPicture } from '#contract/project-files.ts';
import { PICTURE_SHAPES, type PictureUse, pictureAddress } from '#domain/issuance/picture.ts';
import { PROJECT_PICTURES_MAX } from '#domain/limits.ts';
import { checkFileCount } from '#domain/validation/file.ts';
import { problem } from '#domain/validation/problem.ts';
import { dropPicture } from './drop-picture.ts';
import { keepPicture } from './keep-picture.ts';
import { countPictures, pictureOfSource } from './pictures.repository.ts';
import { projectRow } from './projects.repository.ts';
import { refuseLocked } from './refuse-locked.ts';

/** Of people, beside those that the team shows: pictures that were sent and not yet named. */
const FACES_MAX = 60;
const SECTION_OF = { picture: 'images', logo: 'images', person: 'team' } as const;
const FIELD_OF = { picture: 'pictures', logo: 'logo', person: 'team' } as const;

/** Takes a picture in; it is decoded with no lock held. 404 for a project that the caller does not manage. */
export const uploadPictureRoute = serveAsking(
  uploadProjectPicture,
  async (call, { params, body, files }) => {
    const { tx, tenant, deps } = call;
    const { picture } = files;
    const issuance = await projectRow(tx, managedOne(call, params.id));
    if (!issuance) throw notFound();
    if (!picture) throw fieldRefusal({ picture: problem('validator.error_null') });
    await refuseMore(call, issuance, body.use, picture.sha256);
    return () => lookIntoPicture(deps, tenant.id, picture, PICTURE_SHAPES[body.use]);
  },
  async (call, { params, body }, looked) => {
    const { tx } = call;
    if (!looked) throw fieldRefusal({ picture: problem('validator.error_null') });
    if (!(await projectRow(tx, managedOne(call, params.id)))) throw notFound();
    const issuance = await lockIssuance(tx, params.id);
    const before = await refuseMore(call, issuance, body.use, looked.sourceSha256);
    if (before) return { data: { url: pictureAddress(before) } };
    const url = await keepPicture(call, issuance.id, body.use, looked);
    if (body.use !== 'person') await showPicture(call, issuance, body.use, url);
    if (body.use === 'logo') await dropPicture(call, issuance.logoUrl);
    await call.audit('issuance.picture_added', {
      subject: { type: 'issuance', id: issuance.id },
      details: { section: SECTION_OF[body.use], use: body.use, name: looked.name.slice(0, 100) },
    });
    return { data: { url } };
  },
);

/** Puts a picture behind the others, or in the mark's place. The version of the section stays: who has it open loses nothing, and takes nothing away. */
async function showPicture(
  { tx, tenant, user, now }: SignedInCall,
  issuance: IssuanceRow,
  use: 'picture' | 'logo',
  url: string,
): Promise<void> {
  const isFirst = issuance.images.length === 0;
  await updateIssuance(tx, tenant.id, issuance.id, {
    ...(use === 'logo'
      ? { logoUrl: url }
      : {
          images: [...issuance.images, { url, alt: { es: '', en: '' } }],
          ...(isFirst ? { coverUrl: url, coverRasterUrl: url } : {}),
        }),
    editedAt: now,
    editedBy: user.id,
    updatedAt: now,
  });
}

/** The picture that the same file has become before; null where it is new. Refuses what the phase holds, and more than there is room for. */
async function refuseMore(
  { tx, tenant }: SignedInCall,
  issuance: IssuanceRow,
  use: PictureUse,
  sha256: string,
): Promise<string | null> {
  refuseLocked(issuance.status, SECTION_OF[use], [FIELD_OF[use]]);
  const before = await pictureOfSource(tx, tenant.id, issuance.id, use, sha256);
  if (before) return before;
  if (use === 'logo') return null;
  const tooMany =
    use === 'picture'
      ? checkFileCount(issuance.images.length + 1, PROJECT_PICTURES_MAX)
      : checkFileCount((await countPictures(tx, tenant.id, issuance.id, use)) + 1, FACES_MAX);
  if (tooMany) throw fieldRefusal({ picture: tooMany });
  return null;
}
