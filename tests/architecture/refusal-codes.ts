import ts from 'typescript';
import { HELD_REASONS } from '#domain/earning/payable.ts';
import { MINT_REFUSALS } from '#domain/investment/minting.ts';
import { HAND_ACT_REFUSALS } from '#domain/issuance/chain-act.ts';
import { LEGITIMATION_REFUSALS } from '#domain/legitimation/legitimation.ts';
import { AGAIN_BLOCKS } from '#domain/message/send-again.ts';
import { WITHDRAWAL_REFUSALS } from '#domain/payout/batch-withdrawal.ts';
import { TURN_REFUSALS } from '#domain/payout/turn-to-bank.ts';
import { RUN_FAULT } from '#domain/run/run.ts';
import { OWN_MONEY_REFUSALS } from '#domain/statement/own-money.ts';
import { UNDO_REFUSALS } from '#domain/statement/returned.ts';
import { ALL_TRANSFER_REFUSALS } from '#domain/transfer/transfer.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

/** A code or text key, and the file that answers it. */
export interface Found {
  code: string;
  path: string;
}

/** Codes that are put together from a rule's own answer: what can stand behind their beginning. */
const PUT_TOGETHER: Record<string, readonly string[]> = {
  'statement.undo_': UNDO_REFUSALS,
  'issuance.': ['illegal_move', 'needs_erir_approval'],
  'mail.': AGAIN_BLOCKS,
  'earning.': TURN_REFUSALS,
  'payout.batch_': WITHDRAWAL_REFUSALS,
  'statement.': OWN_MONEY_REFUSALS,
  'distribution.': ['own', 'approved_before'],
  'token.': HAND_ACT_REFUSALS,
  'transfer.': ALL_TRANSFER_REFUSALS,
  'payment.': ['limit', 'insufficient_balance'],
};

/** Codes that come from elsewhere in the source, where they are found as well: a budget's `code`, the parameter of `fieldRefusal`. */
const PASSED_ON = new Set(['budget.code', 'code']);

const backend = sourceFiles(/^backend\/(?!seed\/).*(?<!\.test)\.ts$/);

/** Every code that the back end can refuse with, and every one that the contract names. Throws an Error for one that it cannot read. */
export function refusalCodes(): Found[] {
  return [
    ...backend.flatMap((file) => valuesOf(file, codeExpression)),
    ...sourceFiles(/^contract\/.*(?<!\.test)\.ts$/).flatMap((file) => valuesOf(file, errorsOfEndpoint)),
    { code: RUN_FAULT, path: 'domain/run/run.ts' },
    ...LEGITIMATION_REFUSALS.map((why) => ({
      code: `legitimation.${why}`,
      path: 'domain/legitimation/legitimation.ts',
    })),
    ...HELD_REASONS.map((why) => ({ code: `earning.${why}`, path: 'domain/earning/payable.ts' })),
    ...[...MINT_REFUSALS, 'not_found'].map((why) => ({ code: `mint.${why}`, path: 'domain/investment/minting.ts' })),
  ];
}

/** Every key that a problem with a field can carry: the back end's, the rules' and the forms' own. */
export function fieldProblemKeys(): Found[] {
  const rules = sourceFiles(/^(?:domain|backend|contract|app)\/.*(?<!\.test)\.tsx?$/).flatMap((file) =>
    matches(file, /'(validator[.:]\w+)'/g).map(({ code, path }) => ({ code: code.replace(':', '.'), path })),
  );
  const generic = sourceFiles(/^app\/forms\/issue-problem\.ts$/).flatMap((file) =>
    matches(file, /'((?:error_|form_field_)\w+)'/g).map(({ code, path }) => ({ code: `validator.${code}`, path })),
  );
  return [...rules, ...generic, ...backend.flatMap((file) => matches(file, /\{ key: '([^']+)'/g))];
}

function matches({ path, text }: SourceFile, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].map(([, code = '']) => ({ code, path }));
}

/** The expression of a code: second argument of `new Refusal` and `fieldRefusal`, `code:` of a budget, `error:` of an answer. */
function codeExpression(node: ts.Node): ts.Expression | undefined {
  if (ts.isNewExpression(node) && node.expression.getText() === 'Refusal') return node.arguments?.[1];
  if (ts.isCallExpression(node) && node.expression.getText() === 'fieldRefusal') return node.arguments[1];
  // A refusal with a class of its own.
  const isOwnClass = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
  if (isOwnClass && /\bextends Refusal\b/.test(node.getSourceFile().text)) return node.arguments[1];
  if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.initializer)) return undefined;
  const isCode = /^[a-z_]+(?:\.[a-z_]+)?$/.test(node.initializer.text);
  const name = node.name.getText();
  return isCode && (name === 'error' || (name === 'code' && node.initializer.text.includes('.')))
    ? node.initializer
    : undefined;
}

function errorsOfEndpoint(node: ts.Node): ts.Expression | undefined {
  return ts.isPropertyAssignment(node) && node.name.getText() === 'errors' ? node.initializer : undefined;
}

function valuesOf({ path, text }: SourceFile, pick: (node: ts.Node) => ts.Expression | undefined): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const expression = pick(node);
    if (expression) found.push(...codesIn(expression, path).map((code) => ({ code, path })));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

function codesIn(expression: ts.Expression, path: string): string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap((one) => codesIn(one, path));
  if (ts.isConditionalExpression(expression)) {
    return [...codesIn(expression.whenTrue, path), ...codesIn(expression.whenFalse, path)];
  }
  if (ts.isTemplateExpression(expression)) {
    const begin = expression.head.text;
    const ends = PUT_TOGETHER[begin];
    if (ends) return ends.map((end) => begin + end);
  }
  if (PASSED_ON.has(expression.getText())) return [];
  throw new Error(`${path}: cannot tell which codes ${expression.getText()} stands for`);
}
