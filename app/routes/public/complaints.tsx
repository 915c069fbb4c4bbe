import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadProcedure } from '#app/features/complaints/procedure/procedure.server.ts';
import { ProcedureScreen } from '#app/features/complaints/procedure/procedure-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

/** How to complain, for anybody. */
export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'anyone');
  return loadProcedure(visit);
}

export default function Complaints() {
  return <ProcedureScreen {...useLoaderData<typeof loader>()} />;
}
