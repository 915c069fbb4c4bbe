import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadDefaultRates } from '#app/features/default-rates/page/default-rates.server.ts';
import { DefaultRatesScreen } from '#app/features/default-rates/page/default-rates-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadDefaultRates(await requireRole(request, 'anyone'));
}

export default function DefaultRates() {
  return <DefaultRatesScreen {...useLoaderData<typeof loader>()} />;
}
