import { serve } from '#backend/http/serve.ts';
import { getInvestment } from '#contract/investments.ts';
import { investmentAnswer, readInvestment } from './answer-investment.ts';

export const getInvestmentRoute = serve(getInvestment, async (call, { params }) =>
  investmentAnswer(call, await readInvestment(call, params.id, call.user.id)),
);
