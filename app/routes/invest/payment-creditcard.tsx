import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changeGiveUp } from '#app/features/invest/flow/give-up/give-up.server.ts';
import { formTargetIn } from '#app/features/invest/payment-creditcard/form-target.ts';
import { loadHandover } from '#app/features/invest/payment-creditcard/handover.server.ts';
import { HandoverScreen } from '#app/features/invest/payment-creditcard/handover-screen.tsx';
import { changeRefundAddress } from '#app/features/invest/payment-creditcard/refund-address.server.ts';
import { REFUND_ADDRESS } from '#app/features/invest/payment-creditcard/refund-address.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { REMOVE_CARD } from '#app/parts/saved-cards/remove-card.ts';
import { changeSavedCards } from '#app/parts/saved-cards/saved-cards.server.ts';
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
  const form = await readForm(request);
  if (form.intent === REFUND_ADDRESS) return changeRefundAddress(visit, params.slug, form);
  return form.intent === REMOVE_CARD
    ? changeSavedCards(visit, params.slug, form)
    : changeGiveUp(visit, params.slug, form);
}

export default function PaymentCreditcard() {
  return <HandoverScreen {...useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
}
