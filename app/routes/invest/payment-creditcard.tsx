import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formTargetIn } from '#app/features/invest/handover/form-target.ts';
import { loadHandover } from '#app/features/invest/handover/handover.server.ts';
import { HandoverScreen } from '#app/features/invest/handover/handover-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;
export const handle = { formTargets: formTargetIn } satisfies RouteHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadHandover(visit, params.slug);
}

export default function PaymentCreditcard() {
  return <HandoverScreen {...useLoaderData<typeof loader>()} />;
}
