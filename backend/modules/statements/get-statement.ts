import { serve } from '#backend/http/serve.ts';
import { getStatement } from '#contract/statements.ts';
import { moneyText } from '#domain/money/money.ts';
import { importAnswer } from './present-import.ts';
import { sumsOf } from './statements.repository.ts';

/** One imported file, with the sums of what became of its movements. */
export const getStatementRoute = serve(getStatement, async (call, { params }) => {
  const [{ data }, sums] = await Promise.all([importAnswer(call, params.id), sumsOf(call.tx, params.id)]);
  return {
    data: {
      ...data,
      sums: {
        matched: moneyText(sums.MATCHED),
        waiting: moneyText(sums.WAITING + sums.HELD),
        resolved: moneyText(sums.RESOLVED),
        ignored: moneyText(sums.IGNORED),
      },
    },
  };
});
