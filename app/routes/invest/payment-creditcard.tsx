import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeHandover } from '#app/features/invest/payment-creditcard/change-handover.server.ts';
import { formTargetIn } from '#app/features/invest/payment-creditcard/form-target.ts';
import { loadHandover } from '#app/features/invest/payment-creditcard/handover.server.ts';
import { HandoverScreen } from '#app/features/invest/payment-creditcard/handover-screen.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import type { RouteHandle } from '#app/route-handle.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;
export const handle = { formTargets: formTargetIn } satisfies RouteHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return loadHandover(visit, params.slug);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await requireRole(request, 'invest');
  return changeHandover(visit, params.slug, await readForm(request));
}

export default function PaymentCreditcard() {
  return <HandoverScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
