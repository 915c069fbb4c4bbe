import { z } from 'zod';
import { decideAskedPaper } from '#contract/asked-papers.ts';
import { id } from '#contract/envelope.ts';

export const acceptPaperForm = z.object({ paper: id });
export const refusePaperForm = z.object({ paper: id, reason: decideAskedPaper.body.shape.reason.unwrap() });
export const withdrawRequestForm = z.object({ request: id });
