/** What a movement and a person say of who pays. Null: not told. */
interface PayerFacts {
  payerName: string | null;
  payerIban: string | null;
  /** Names under which the person may pay: their own, their company's. */
  names: readonly string[];
  iban: string | null;
}

/** `same`: the known account or the same name; `other`: a name that is not theirs; `unknown`: the bank does not say. */
type Payer = 'same' | 'other' | 'unknown';

/** Whether the person of an order has paid it themself. A name counts as the same where all words of the shorter one stand in the longer. */
export function payerOf({ payerName, payerIban, names, iban }: PayerFacts): Payer {
  if (payerIban !== null && payerIban === iban) return 'same';
  if (payerName === null || wordsOf(payerName).length === 0) return 'unknown';
  return names.some((name) => isSameName(name, payerName)) ? 'same' : 'other';
}

/** Banks leave out accents, second surnames and the order of names. */
export function isSameName(one: string, another: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(another)].sort((a, b) => a.length - b.length);
  return shorter.length >= 2 && shorter.every((word) => longer.includes(word));
}

function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 1);
}
