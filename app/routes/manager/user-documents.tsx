import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadUserDocuments } from '#app/features/users/sheet/user-documents.server.ts';
import { UserDocumentsScreen } from '#app/features/users/sheet/user-documents-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const handle = { hydrate: true } satisfies RouteHandle;
export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'manager');
  return loadUserDocuments(visit, params.id);
}

export default function ManagerUserDocuments() {
  return <UserDocumentsScreen {...useLoaderData<typeof loader>()} />;
}
