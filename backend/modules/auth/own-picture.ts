import { dropFile, keepLooked } from '#backend/files/keep-file.ts';
import { lookIntoPicture } from '#backend/files/look-into-picture.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve, serveAsking } from '#backend/http/serve.ts';
import { lockPicture, updateUser } from '#backend/modules/users/users.repository.ts';
import { deleteOwnPicture, saveOwnPicture } from '#contract/own-picture.ts';
import type { PictureShape } from '#domain/issuance/picture.ts';
import { problem } from '#domain/validation/problem.ts';

/** Shown at 36 and 64 px: enough for screens that draw finer. */
const FACE: PictureShape = { kind: 'face', widths: [192] };
const MISSING = problem('validator.error_null');

/** Takes the caller's picture in the old one's place; it is decoded with no lock held. */
export const saveOwnPictureRoute = serveAsking(
  saveOwnPicture,
  async ({ deps, tenant }, { files: { picture } }) => {
    if (!picture) throw fieldRefusal({ picture: MISSING });
    return () => lookIntoPicture(deps, tenant.id, picture, FACE);
  },
  async (call, _, looked) => {
    const [size] = looked?.sizes ?? [];
    if (!looked || !size) throw fieldRefusal({ picture: MISSING });
    const { field, name, contentType } = looked;
    const file = await keepLooked(
      call,
      { field, name, contentType, content: size.content },
      { kind: 'image', access: 'owner', ownerUserId: call.user.id },
    );
    await replace(call, file.id);
    return { data: { profile_image: file.id } };
  },
);

/** Takes the caller's picture away, its bytes with the commit. */
export const deleteOwnPictureRoute = serve(deleteOwnPicture, async (call) => {
  await replace(call, null);
  return { data: { profile_image: null } };
});

/** Two windows at once end with one picture: the person's row is locked. */
async function replace(call: SignedInCall, fileId: string | null): Promise<void> {
  const { tx, tenant, user, now } = call;
  const before = await lockPicture(tx, tenant.id, user.id);
  if (before === null && fileId === null) return;
  await updateUser(tx, tenant.id, user.id, { profileImageFileId: fileId, updatedAt: now });
  if (before !== null) await dropFile(call, before);
  await call.audit('user.account_saved', { subject: { type: 'user', id: user.id } });
}
