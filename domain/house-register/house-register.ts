/** The registers that a platform keeps of itself (decision record 0124). */
export const HOUSE_REGISTERS = ['conflicts', 'providers', 'incidents'] as const;
export type HouseRegister = (typeof HOUSE_REGISTERS)[number];

/** A line is one row of words, a text several; a time is hours and minutes by the tenant's clock. */
export type FactKind = 'line' | 'text' | 'day' | 'time' | 'lei' | 'word';

/** One thing that an entry says besides its name. */
export interface RegisterFact {
  kind: FactKind;
  required?: true;
  /** Of a word: what it can be. */
  values?: readonly string[];
  /** Tells who somebody is. */
  personal?: true;
}

/** Whether a function is critical or important (Regulation (EU) 2022/2554, article 3(22)). */
const CRITICAL = ['CRITICAL', 'NOT_CRITICAL'] as const;
/** How hard it is to do without a provider, from hardest. */
const SUBSTITUTABLE = ['NOT', 'HARD', 'MEDIUM', 'EASY'] as const;
/** What an event was found to be (Regulation (EU) 2022/2554, article 18). */
const INCIDENT_CLASSES = ['MAJOR', 'NOT_MAJOR', 'THREAT'] as const;

/**
 * What each register says of its entries, in the order of form, sheet and file.
 * `conflicts`: Regulation (EU) 2020/1503, article 8, with Delegated Regulation (EU) 2022/2111. `providers` and `incidents`: Regulation (EU) 2022/2554, articles 28(3)
 * and 17, in a simple form of ours, which is no template of the supervisor's.
 */
const FACTS = {
  conflicts: {
    conflict_who: { kind: 'line', required: true, personal: true },
    conflict_what: { kind: 'text', required: true },
    conflict_seen_on: { kind: 'day', required: true },
    conflict_measures: { kind: 'text', required: true },
    conflict_told_where: { kind: 'line' },
    conflict_told_on: { kind: 'day' },
  },
  providers: {
    provider_lei: { kind: 'lei' },
    provider_function: { kind: 'line', required: true },
    provider_critical: { kind: 'word', required: true, values: CRITICAL },
    provider_from: { kind: 'day', required: true },
    provider_until: { kind: 'day' },
    provider_data_place: { kind: 'line', required: true },
    provider_substitutable: { kind: 'word', required: true, values: SUBSTITUTABLE },
    provider_exit: { kind: 'text' },
  },
  incidents: {
    incident_found_on: { kind: 'day', required: true },
    incident_found_at: { kind: 'time', required: true },
    incident_effect: { kind: 'text', required: true },
    incident_class: { kind: 'word', values: INCIDENT_CLASSES },
    incident_classed_on: { kind: 'day' },
    incident_classed_at: { kind: 'time' },
    incident_told_whom: { kind: 'line' },
    incident_told_on: { kind: 'day' },
    incident_told_at: { kind: 'time' },
    incident_interim_on: { kind: 'day' },
    incident_interim_at: { kind: 'time' },
    incident_final_on: { kind: 'day' },
    incident_final_at: { kind: 'time' },
    incident_cause: { kind: 'text' },
  },
} as const satisfies Record<HouseRegister, Record<string, RegisterFact>>;

type FactsOf<R extends HouseRegister> = (typeof FACTS)[R];
type FactName = { [R in HouseRegister]: keyof FactsOf<R> }[HouseRegister];

/** What an entry says: a text each, empty where nothing is known yet. Days are YYYY-MM-DD, times HH:MM. */
export type Facts = Readonly<Record<string, string>>;

/** The facts of a register, in their order. */
export function factsOf(register: HouseRegister): [FactName, RegisterFact][] {
  return Object.entries(FACTS[register]) as [FactName, RegisterFact][];
}

export const NAME_MAX_CHARS = 160;
/** Signs of a line and of a text at most. */
export const FACT_CHARS: Readonly<Record<FactKind, number>> = {
  line: 200,
  text: 4_000,
  day: 10,
  time: 5,
  lei: 20,
  word: 20,
};

/** What an entry went through. */
export const REGISTER_ACTS = ['opened', 'changed', 'closed', 'reopened'] as const;
export type RegisterAct = (typeof REGISTER_ACTS)[number];
