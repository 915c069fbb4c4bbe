import { keepBytes } from '#backend/files/keep-file.ts';
import { lookIntoPicture } from '#backend/files/look-into-picture.ts';
import { countUpload } from '#backend/files/upload-quota.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { uploadLookPicture } from '#contract/look-pictures.ts';
import { withLookValues } from '#contract/look-values.ts';
import { BRAND_SHAPES, brandPictureAddress } from '#domain/brand/brand-pictures.ts';
import { problem } from '#domain/validation/problem.ts';
import { parseLook } from './check-look.ts';
import { lockLook } from './look-state.ts';
import { saveDraft } from './save-draft.ts';

const MISSING = problem('validator.error_null');

/** Takes a picture into the draft; it is decoded with no lock held. It is nobody's own: it stays when whoever sent it goes, and versions can be gone back to. */
export const uploadLookPictureRoute = serveAsking(
  uploadLookPicture,
  async ({ deps, tenant }, { body, files: { picture } }) => {
    if (!picture) throw fieldRefusal({ picture: MISSING });
    return () => lookIntoPicture(deps, tenant.id, picture, BRAND_SHAPES[body.use]);
  },
  async (call, { body }, looked) => {
    const [size] = looked?.sizes ?? [];
    if (!looked || !size) throw fieldRefusal({ picture: MISSING });
    const { field, name, contentType } = looked;
    await countUpload(call, call.user.id, field, size.content.byteLength);
    const options = { kind: 'image', access: 'public', ownerUserId: null, name, contentType } as const;
    const file = await keepBytes(call, size.content, options);
    const url = brandPictureAddress(file.id);
    const state = await lockLook(call);
    const after = parseLook(withLookValues(state.draft, { [`image.${body.use}`]: url }));
    const { data } = await saveDraft(call, state, after, Number(body.version));
    return { data: { ...data, url } };
  },
);
