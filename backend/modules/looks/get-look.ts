import { serve } from '#backend/http/serve.ts';
import { customization } from '#contract/customization.ts';
import { getLook } from '#contract/look.ts';
import { differences, readDraft } from './look-state.ts';
import { draftOf, lastVersion } from './looks.repository.ts';

/** The tenant's look as published and as a draft. */
export const getLookRoute = serve(getLook, async ({ tx, tenant }) => {
  const published = tenant.customization;
  const [last, kept] = [await lastVersion(tx, tenant.id), await draftOf(tx, tenant.id)];
  const read = last && customization.safeParse(last.row.customization);
  // What was written into the database besides is nobody's.
  const own = read?.success && differences(read.data, published).length === 0 ? last : undefined;
  return {
    data: {
      published: {
        number: last?.row.number ?? 0,
        at: own?.row.publishedAt.toISOString() ?? null,
        by: own?.by ?? null,
        customization: published,
      },
      draft: {
        version: kept?.draft.version ?? 0,
        customization: kept ? readDraft(kept.draft, published) : published,
        saved:
          kept?.draft.customization && kept.draft.savedAt
            ? { at: kept.draft.savedAt.toISOString(), by: kept.by }
            : null,
      },
    },
  };
});
