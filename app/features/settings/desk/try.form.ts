import { z } from 'zod';
import { tryProvider } from '#contract/settings.ts';

/** Which provider is asked: its button stands beside it. */
export const tryForm = z.object({ provider: tryProvider.params.shape.name });
