import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadReferral } from '#app/features/account/referral/referral.server.ts';
import { ReferralScreen } from '#app/features/account/referral/referral-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'user');
  return loadReferral(visit);
}

export default function OwnReferral() {
  return <ReferralScreen {...useLoaderData<typeof loader>()} />;
}
