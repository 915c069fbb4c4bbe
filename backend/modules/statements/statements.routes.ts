import { assignStatementRowRoute } from './assign-row.ts';
import { creditStatementRowRoute } from './credit-row.ts';
import { dismissStatementRowRoute } from './dismiss-row.ts';
import { fundWithStatementRowRoute } from './fund-row.ts';
import { getStatementRowRoute } from './get-row.ts';
import { getStatementRoute } from './get-statement.ts';
import { importStatementRoute } from './import-statement.ts';
import { listStatementRowsRoute } from './list-rows.ts';
import { listStatementsRoute } from './list-statements.ts';
import { matchStatementRefundRoute } from './match-refund.ts';
import { returnStatementRowRoute } from './return-row.ts';
import { splitStatementRowRoute } from './split-row.ts';
import { takeEtherPaidRoute } from './take-ether.ts';
import { undoStatementChargeRoute } from './undo-charge.ts';

/** Bank statements: their import, and what waits of them. */
export const statementsRoutes = [
  importStatementRoute,
  listStatementsRoute,
  listStatementRowsRoute,
  getStatementRoute,
  getStatementRowRoute,
  assignStatementRowRoute,
  splitStatementRowRoute,
  fundWithStatementRowRoute,
  returnStatementRowRoute,
  creditStatementRowRoute,
  dismissStatementRowRoute,
  undoStatementChargeRoute,
  matchStatementRefundRoute,
  takeEtherPaidRoute,
];
