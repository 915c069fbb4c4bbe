import { moneyText } from '#domain/money/money.ts';
import { withoutEnding } from '#domain/text/without-ending.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { type BankStatement, brokenAt, mustAgree, netOf, type StatementRow, unreadable } from './bank-statement.ts';
import { payerInText } from './payer-in-text.ts';
import { oneLine, referencesIn } from './text.ts';

const WIDTH = 80;
const CREDIT = '2';
/** Numbers of ISO 4217 as the header writes them; another currency is kept by its number, and refused later as not the tenant's. */
const CURRENCIES: Record<string, string> = { '978': 'EUR', '840': 'USD', '826': 'GBP', '756': 'CHF' };

/** Common concepts of the AEB's table: 14 returned and unpaid, 98 cancelled and corrected entries. */
const RETURN_CONCEPTS: readonly string[] = ['14', '98'];

interface OpenAccount extends Omit<BankStatement, 'rows' | 'closingCents'> {
  movements: Movement[];
}
interface Movement {
  row: Omit<StatementRow, 'counterparty' | 'text' | 'references'>;
  /** Columns as they stand, not trimmed: a text goes on where its line ends. */
  parts: string[];
}

/**
 * Reads Cuaderno 43 of the AEB: records of 80 columns, 11 account, 22 movement, 23 its text (at most five), 24 its foreign amount, 33 end of
 * account with totals, 88 end of file. Line ends may be missing, blanks at line ends too.
 * @param text decoded from Latin-1
 * @throws StatementFault where a record is damaged or a total, balance or count does not add up
 */
export function readNorma43(text: string): BankStatement[] {
  const lines = recordsOf(text);
  const statements: BankStatement[] = [];
  let open: OpenAccount | null = null;
  for (const [at, line] of lines.entries()) {
    const broken = () => brokenAt(at + 1);
    const reader = columnsOf(line, broken);
    switch (line.slice(0, 2)) {
      case '11':
        if (open) throw broken();
        open = accountFrom(reader);
        break;
      case '22':
        if (!open) throw broken();
        open.movements.push(movementFrom(reader, open.currency));
        break;
      case '23': {
        const movement = open?.movements.at(-1);
        if (!movement || movement.parts.length >= 12) throw broken();
        movement.parts.push(line.slice(4, 42), line.slice(42, 80));
        break;
      }
      case '24':
        if (!open?.movements.length) throw broken();
        break;
      case '33':
        if (!open) throw broken();
        statements.push(closed(open, reader));
        open = null;
        break;
      case '88':
        if (open || at !== lines.length - 1) throw broken();
        checkCount(reader.number(20, 26), at);
        return statements;
      default:
        throw broken();
    }
  }
  throw unreadable();
}

function recordsOf(text: string): string[] {
  // Some banks end the file as CP/M did.
  const body = withoutEnding(text, (sign) => /[\p{Cc}\s]/u.test(sign));
  const lines = /[\r\n]/.test(body) ? body.split(/\r\n|\n|\r/) : (body.match(/[\s\S]{1,80}/g) ?? []);
  return lines.map((line, at) => {
    if (line.length > WIDTH) throw brokenAt(at + 1);
    return line.padEnd(WIDTH);
  });
}

type Columns = ReturnType<typeof columnsOf>;

/** Columns of one record, from 0, the end not included. */
function columnsOf(line: string, broken: () => Error) {
  const number = (from: number, to: number): bigint => {
    const digits = line.slice(from, to);
    if (!/^\d+$/.test(digits)) throw broken();
    return BigInt(digits);
  };
  const isCredit = (at: number): boolean => {
    if (line[at] !== '1' && line[at] !== CREDIT) throw broken();
    return line[at] === CREDIT;
  };
  return {
    number,
    isCredit,
    text: (from: number, to: number) => line.slice(from, to),
    day: (from: number): Day => {
      const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(line.slice(from, from + 6)) ?? [];
      const found = `20${year}-${month}-${day}`;
      if (checkDate(found)) throw broken();
      return found;
    },
    /** Which way, and how much behind it: 14 digits of cents. */
    signed: (at: number) => (isCredit(at) ? 1n : -1n) * number(at + 1, at + 15),
  };
}

function accountFrom(columns: Columns): OpenAccount {
  columns.number(2, 20);
  const code = columns.text(47, 50);
  return {
    format: 'norma43',
    account: columns.text(2, 20),
    from: columns.day(20),
    to: columns.day(26),
    openingCents: columns.signed(32),
    currency: CURRENCIES[code] ?? code,
    movements: [],
  };
}

function movementFrom(columns: Columns, currency: string): Movement {
  const own = [columns.text(42, 52), columns.text(52, 64), columns.text(64, 80)].map((part) => part.trim());
  const given = own.filter((part) => !/^0*$/.test(part));
  return {
    row: {
      bookedOn: columns.day(10),
      valueDate: columns.day(16),
      isCredit: columns.isCredit(27),
      cents: columns.number(28, 42),
      currency,
      isReversal: RETURN_CONCEPTS.includes(columns.text(22, 24)),
      returnReason: null,
      counterpartyIban: null,
      bankReference: oneLine([given.join('/')]) || null,
    },
    // Two references of the movement: some banks put there what the payer wrote.
    parts: [columns.text(52, 64), columns.text(64, 80)],
  };
}

function closed({ movements, ...account }: OpenAccount, columns: Columns): BankStatement {
  const rows = movements
    .filter(({ row }) => row.cents > 0n)
    .map(({ row, parts: [first = '', second = '', ...concept] }) => ({
      ...row,
      // The format has no column for it: whoever sent it stands in the text, each bank in its own way.
      counterparty: row.isCredit ? payerInText(concept[0] ?? '') : null,
      text: oneLine(concept),
      references: [...new Set([...referencesIn(concept), ...referencesIn([first]), ...referencesIn([second])])],
    }));
  const sideOf = (isCredit: boolean) => rows.filter((row) => row.isCredit === isCredit);
  const all = (isCredit: boolean) => movements.filter(({ row }) => row.isCredit === isCredit).length;
  mustAgree(columns.number(20, 25), BigInt(all(false)), String);
  mustAgree(columns.number(25, 39), -netOf(sideOf(false)), moneyText);
  mustAgree(columns.number(39, 44), BigInt(all(true)), String);
  mustAgree(columns.number(44, 58), netOf(sideOf(true)), moneyText);
  const closingCents = columns.signed(58);
  mustAgree(closingCents, account.openingCents + netOf(rows), moneyText);
  if (columns.text(2, 20) !== account.account) throw unreadable();
  return { ...account, closingCents, rows };
}

/** Banks differ on whether the last record counts itself. */
function checkCount(told: bigint, before: number): void {
  if (told !== BigInt(before + 1)) mustAgree(told, BigInt(before), String);
}
