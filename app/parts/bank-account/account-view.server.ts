import type { SignedInVisit } from '#app/session/visit.ts';
import type { BankAccountJson, BankStandingJson } from '#contract/bank-accounts.ts';

/** A person's bank account in words, the same for them and for a manager. */
export function accountView(visit: SignedInVisit, { state, account, former }: BankStandingJson) {
  const { t, format } = visit;
  const usableFrom = account ? format.dateTime(account.usable_from) : '';
  return {
    state,
    id: account?.id ?? null,
    /** The account on one line: "ES21 •••• 3390, Banca Almenara". */
    line: account ? lineOf(account) : t('banking:none'),
    chip:
      state === 'waits'
        ? { tone: 'progress' as const, label: t('banking:waitsUntil', { date: usableFrom }) }
        : state === 'usable'
          ? { tone: 'positive' as const, label: t('banking:usable') }
          : { tone: 'caution' as const, label: t('banking:missing') },
    usableFrom,
    facts: account ? factsOf(visit, account) : [],
    former: former.map((each) => ({
      id: each.id,
      iban: lineOf(each),
      holder: each.holder,
      from: format.date(each.added_at),
      until: format.date(each.replaced_at ?? each.added_at),
      how: each.taken_back
        ? [t(`banking:takenBack.${each.taken_back.by}`), each.taken_back.reason].filter(Boolean).join(': ')
        : t('banking:replaced'),
    })),
  };
}

export type AccountView = ReturnType<typeof accountView>;

function lineOf({ iban, bank }: BankAccountJson): string {
  return [iban, bank].filter(Boolean).join(', ');
}

function factsOf({ t, format }: SignedInVisit, account: BankAccountJson) {
  return [
    { label: t('banking:iban'), value: account.iban },
    { label: t('banking:holder'), value: account.holder },
    { label: t('banking:bank'), value: account.bank },
    { label: t('banking:bic'), value: account.bic },
    { label: t('banking:type'), value: account.account_type && t(`banking:types.${account.account_type}`) },
    { label: t('banking:since'), value: format.date(account.added_at) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
