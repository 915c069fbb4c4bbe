import type { Shell } from '#app/tenant/shell.ts';
import analytics from './analytics.js?url';

interface AnalyticsTagsProps {
  ids: Shell['analytics'];
  /** Event to send once. */
  event: string | null;
  hydrate: boolean;
}

/** The tenant's analytics and help chat: one script of ours that loads theirs. Drawn only with the visitor's consent. */
export function AnalyticsTags({ ids, event, hydrate }: AnalyticsTagsProps) {
  if (!ids) return null;
  return (
    <script
      type="module"
      id="analytics"
      src={analytics}
      data-gtm={ids.googleTagManagerId || undefined}
      data-pixel={ids.metaPixelId || undefined}
      data-clarity={ids.microsoftClarityId || undefined}
      data-chat={ids.mavaToken || undefined}
      data-event={event ?? undefined}
      data-hydrated={hydrate || undefined}
    />
  );
}
