import { Stack } from '#app/ui/layout/stack.tsx';
import type { waitingView } from './issuer-turns.server.ts';
import type { OwnCampaign } from './own-campaign.server.ts';
import { OwnCampaignCard } from './own-campaign.tsx';
import { ownProjects } from './own-projects.css.ts';
import { WaitingProjects } from './waiting-projects.tsx';

interface OwnProjectsProps {
  campaign: OwnCampaign | null;
  waiting: ReturnType<typeof waitingView> | null;
}

/** What an issuer sees above their projects: the open campaign, and what waits in all of them. */
export function OwnProjects({ campaign, waiting }: OwnProjectsProps) {
  if (!campaign && !waiting) return null;
  return (
    <div className={ownProjects}>
      <Stack gap="base">
        {campaign && <OwnCampaignCard campaign={campaign} />}
        {waiting && <WaitingProjects rows={waiting} />}
      </Stack>
    </div>
  );
}
