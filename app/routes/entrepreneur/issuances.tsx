import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadManagedIssuances } from '#app/features/issuances/manage-list/managed-issuances.server.ts';
import { ManagedIssuancesScreen } from '#app/features/issuances/manage-list/managed-issuances-screen.tsx';
import { OwnProjects } from '#app/features/issuances/own-campaign/own-projects.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'entrepreneur');
  return loadManagedIssuances(visit, 'entrepreneur');
}

export default function EntrepreneurIssuances() {
  const data = useLoaderData<typeof loader>();
  return (
    <ManagedIssuancesScreen {...data}>
      <OwnProjects campaign={data.campaign} waiting={data.waiting} />
    </ManagedIssuancesScreen>
  );
}
