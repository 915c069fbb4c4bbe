import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { loadPublicProject } from '#app/features/issuances/public-page/project.server.ts';
import { ProjectScreen } from '#app/features/issuances/public-page/project-screen.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { requireRole } from '#app/session/require-role.server.ts';

/** Title, description, canonical and languages as every page, and what social sites and search engines read besides. */
export const meta: MetaFunction<typeof loader> = (args) => {
  const base = pageMeta(args);
  if (!args.data) return base;
  const { head, social, jsonLd } = args.data;
  return [
    ...base,
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: social.url },
    { property: 'og:image', content: social.image },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': jsonLd },
  ];
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await requireRole(request, 'public-project');
  return loadPublicProject(visit, params.slug);
}

export default function PublicProject() {
  return <ProjectScreen {...useLoaderData<typeof loader>()} reply={null} />;
}
