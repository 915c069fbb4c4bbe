import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadOutcome } from '#app/features/invest/outcome/outcome.server.ts';
import { OutcomeScreen } from '#app/features/invest/outcome/outcome-screen.tsx';

import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadOutcome(visit, params.slug, 'congratulations');
}

export default function Congratulations() {
  return <OutcomeScreen {...useLoaderData<typeof loader>()} />;
}
