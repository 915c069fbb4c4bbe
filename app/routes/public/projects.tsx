import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadOpenList } from '#app/features/issuances/open-list/open-list.server.ts';
import { OpenListScreen } from '#app/features/issuances/open-list/open-list-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadOpenList(await requireRole(request, 'guest'));
}

export default function PublicProjects() {
  return <OpenListScreen {...useLoaderData<typeof loader>()} />;
}
