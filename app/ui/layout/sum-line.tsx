import { line, name, rest, term, value } from './sum-line.css.ts';

export interface SumTerm {
  label: string;
  /** Formatted. */
  value: string;
  /** What stands before it. */
  sign?: '+' | '−' | '=';
  tone?: keyof typeof value;
  /** A rule stands before it: it is no term of the sum but what the sum leaves. */
  isRest?: boolean;
}

/** A sum on one line, each amount under its name: "Llegan 6.700 − faltan 6.600 = sobran 100". */
export function SumLine({ terms }: { terms: readonly SumTerm[] }) {
  return (
    <dl className={line}>
      {terms.map((each) => (
        <div key={each.label} className={each.isRest ? rest : term} data-sign={each.sign}>
          <dt className={name}>{each.label}</dt>
          <dd className={value[each.tone ?? 'plain']}>{each.value}</dd>
        </div>
      ))}
    </dl>
  );
}
