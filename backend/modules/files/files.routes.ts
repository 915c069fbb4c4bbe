import type { Served } from '#backend/http/serve.ts';
import { getFileRoute, getPublicFileRoute } from './get-file.ts';

export const filesRoutes: readonly Served[] = [getFileRoute, getPublicFileRoute];
