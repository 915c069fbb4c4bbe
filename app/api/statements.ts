import * as statements from '#contract/statements.ts';
import { endpointCall } from './call.server.ts';

export const importStatement = endpointCall(statements.importStatement);
export const listStatements = endpointCall(statements.listStatements);
export const listStatementRows = endpointCall(statements.listStatementRows);
export const getStatementRow = endpointCall(statements.getStatementRow);
export const assignStatementRow = endpointCall(statements.assignStatementRow);
export const returnStatementRow = endpointCall(statements.returnStatementRow);
export const creditStatementRow = endpointCall(statements.creditStatementRow);
export const undoStatementCharge = endpointCall(statements.undoStatementCharge);
export const matchStatementRefund = endpointCall(statements.matchStatementRefund);
export const dismissStatementRow = endpointCall(statements.dismissStatementRow);
