import type { Shell } from '#app/tenant/shell.ts';
import analytics from './analytics.js?url';

/** The tenant's analytics: one script of ours that loads theirs. Drawn only with the visitor's consent. */
export function AnalyticsTags({ ids }: { ids: Shell['analytics'] }) {
  if (!ids) return null;
  return (
    <script
      type="module"
      src={analytics}
      data-gtm={ids.googleTagManagerId || undefined}
      data-pixel={ids.metaPixelId || undefined}
      data-clarity={ids.microsoftClarityId || undefined}
    />
  );
}
