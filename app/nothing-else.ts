import { route } from '@remix-run/route-config';

/** An address inside an area or a project that is no page: its 404 stands in their frame. */
export const nothingElse = (where: string) => route('*', 'routes/public/not-found.tsx', { id: `${where}-not-found` });
