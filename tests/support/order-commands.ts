import fc from 'fast-check';

/** The ways to pay of a random walk. */
export const WAYS = ['BANK_TRANSFER', 'CARD_TERMINAL', 'BALANCE'] as const;
export type Way = (typeof WAYS)[number];

/** What a person, a manager or the card terminal does. `who` is an index into the walk's people. */
export type OrderCommand =
  | { do: 'place'; who: number; tokens: number }
  | { do: (typeof PLAIN)[number]; who: number }
  | { do: 'pay'; who: number; method: Way; useBalance: boolean }
  | { do: 'confirm'; who: number; exact: boolean }
  | { do: 'notify'; who: number; which: 'newest' | 'oldest'; result: 'paid' | 'refused'; twice: boolean };
/** What happens in a walk; `crash` does a command whose connection is cut at its nth statement, before it or once it is done, and then does it again. */
export type Command =
  | OrderCommand
  | { do: 'wait'; days: number }
  | { do: 'crash'; at: number; isDone: boolean; command: OrderCommand };

/** `send`: the job that sends refunds by the way they came. */
const PLAIN = ['accept', 'prove', 'revoke', 'reject', 'cancel', 'settle', 'send', 'giveUp', 'mint'] as const;
const PEOPLE = 3;
const LONGEST = 6;

const who = fc.nat({ max: PEOPLE - 1 });
const method = fc.constantFrom(...WAYS, 'CARD_TERMINAL' as const);
const notify: fc.Arbitrary<OrderCommand> = fc.record({
  do: fc.constant('notify' as const),
  who,
  which: fc.constantFrom('newest' as const, 'newest' as const, 'oldest' as const),
  result: fc.constantFrom('paid' as const, 'paid' as const, 'refused' as const),
  twice: fc.boolean(),
});
const orderCommand: fc.Arbitrary<OrderCommand> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('place' as const), who, tokens: fc.integer({ min: 1, max: 11 }) }),
  },
  { weight: 12, arbitrary: fc.record({ do: fc.constantFrom(...PLAIN, 'revoke' as const, 'settle' as const), who }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), who, method, useBalance: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('confirm' as const), who, exact: fc.boolean() }) },
  { weight: 5, arbitrary: notify },
);
/** A quarter of an hour ends a visit to the terminal; the longer ones end reflection periods and orders. */
const wait: fc.Arbitrary<Command> = fc.constantFrom(0.012, 2.3, 5.1).map((days) => ({ do: 'wait' as const, days }));
const command: fc.Arbitrary<Command> = fc.oneof({ weight: 8, arbitrary: orderCommand }, { weight: 1, arbitrary: wait });

/** The first steps of an order in their order: chance alone would hardly ever get as far as a payment. */
const way: fc.Arbitrary<Command[]> = fc
  .record({
    who,
    tokens: fc.integer({ min: 1, max: 9 }),
    method: fc.constantFrom('BANK_TRANSFER' as const, 'CARD_TERMINAL' as const),
    useBalance: fc.boolean(),
    given: fc.boolean(),
    steps: fc.constantFrom(1, 2, 3, 3, 4, 5, 7, 7, 7),
    mints: fc.boolean(),
  })
  .map(({ who: at, tokens, method: by, useBalance, given, steps, mints }) => {
    const paid: OrderCommand = { do: 'notify', who: at, which: 'newest', result: 'paid', twice: given };
    const whole: Command[] = [
      { do: 'place', who: at, tokens },
      { do: 'accept', who: at },
      { do: 'pay', who: at, method: by, useBalance },
      ...(by === 'BANK_TRANSFER'
        ? [
            { do: 'prove' as const, who: at },
            { do: 'confirm' as const, who: at, exact: true },
          ]
        : [...(given ? [{ do: 'giveUp' as const, who: at }] : []), paid]),
      mints ? { do: 'wait', days: 5.1 } : { do: 'revoke', who: at },
      { do: mints ? 'mint' : by === 'BANK_TRANSFER' ? 'settle' : 'send', who: at },
    ];
    return whole.slice(0, steps);
  });

const parts = fc.array(fc.oneof({ weight: 2, arbitrary: command.map((one) => [one]) }, { weight: 1, arbitrary: way }), {
  minLength: 4,
  maxLength: LONGEST,
  size: 'max',
});
/** In half of the walks one command, whichever it is, is cut in the middle. */
const crash = fc.option(
  fc.record({ step: fc.nat({ max: 20 }), at: fc.integer({ min: 1, max: 45 }), isDone: fc.boolean() }),
);

/** Random walks of three people over one issuance. */
export const sequences: fc.Arbitrary<Command[]> = fc.tuple(parts, crash).map(([made, cut]) =>
  made.flat().map((each, at, all) => {
    if (!cut || at !== cut.step % all.length || each.do === 'wait' || each.do === 'crash') return each;
    return { do: 'crash', at: cut.at, isDone: cut.isDone, command: each };
  }),
);
