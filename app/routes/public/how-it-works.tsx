import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadHowItWorks } from '#app/features/front/how-it-works/how-it-works.server.ts';
import { HowItWorksScreen } from '#app/features/front/how-it-works/how-it-works-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

export const meta = pageMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  return loadHowItWorks(await requireRole(request, 'anyone'));
}

export default function HowItWorks() {
  return <HowItWorksScreen {...useLoaderData<typeof loader>()} />;
}
