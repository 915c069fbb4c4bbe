import { startTestCluster } from '#tests/support/cluster.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { median } from './support/cpu-time.ts';
import { fillDesk } from './support/desk-data.ts';
import { firstChunks } from './support/export-chunk.ts';
import { atMost, goal, printGoals } from './support/goals.ts';
import { wayTo } from './support/list-ways.ts';
import { rowsRead } from './support/rows-read.ts';
import { fillTenant, RARE_NAME, type Scale } from './support/scale-data.ts';
import { printTable } from './support/table.ts';
import { type Heard, wireTap } from './support/wire-tap.ts';

/**
 * How lists grow: the same product on 300 orders and on 300,000, asked in turns, so that whatever else the machine does falls on both. Then what a read costs
 * the database: round trips, statements that are planned anew, rows that are read.
 */
const TENANT = 'aurora';
const SMALL: Scale = { people: 100, investments: 300 };
/** Fewer, to see that it works: `BENCH_ROWS`. */
const ROWS = Number(process.env.BENCH_ROWS || 300_000);
/** As it stands in what is printed. */
const SIZE = ROWS.toLocaleString('en');
const LARGE: Scale = { people: Math.round(ROWS / 3), investments: ROWS };
const TURNS = 15;
const SEARCH_TURNS = 7;
const HOPS = 10;
const MOST_FIRST = 1.5;
const MOST_LATER = 1.2;
const MOST_SEARCH = 4;
const MOST_TRIPS = 4;
/** Ours: a page of 50 rows with its totals and choices reads some thousand index entries and never a hundredth of all rows. */
const MOST_READ = LARGE.investments / 100;

const LISTS = [
  '/manager/investments',
  '/manager/users',
  '/manager/users?kyc=MANUAL_REVIEW',
  '/manager/users?role=ADMIN',
  '/manager/issuances',
  '/user/issuances',
  '/user/portfolio',
  '/user/investments',
  '/manager/inbox',
  '/manager/audit',
  '/manager/notifications?view=system',
  '/manager/statements',
] as const;
const SEARCHED = ['/manager/investments', '/manager/users'] as const;
const TURNED = [
  ...SEARCHED,
  '/user/investments',
  '/manager/inbox',
  '/manager/audit',
  '/manager/notifications?view=system',
  '/manager/statements',
];
type Place = Awaited<ReturnType<typeof openPlace>>;

const stopCluster = await startTestCluster();
try {
  const small = await openPlace(SMALL);
  try {
    const large = await openPlace(LARGE);
    try {
      await growth(small, large);
      await laterPages(large);
      await searches(large);
      await chunks(small, large);
      await cost(large);
      printGoals();
    } finally {
      await large.close();
    }
  } finally {
    await small.close();
  }
} finally {
  await stopCluster();
}

async function openPlace(scale: Scale) {
  const since = performance.now();
  const db: TestDatabase = await cloneDatabase();
  await fillTenant(db, TENANT, scale);
  await fillDesk(db, TENANT, scale.investments);
  const tap = await wireTap(db.url);
  const product: Product = await startProduct({ DATABASE_URL: tap.url }, db);
  const person = async (name: string) => {
    const { host, port } = new URL(product.originOf(TENANT));
    const visitor = new Visitor(host, Number(port), 'es');
    await visitor.signIn(`${name}@${TENANT}.test`);
    return visitor;
  };
  const [manager, investor] = [await person('manager'), await person('investor')];
  console.log(
    `  ${scale.investments} orders and ${scale.people} people more in ${((performance.now() - since) / 1000).toFixed(0)} s`,
  );
  const get = async (path: string) => {
    const answer = await (path.startsWith('/user/') ? investor : manager).get(path);
    // What takes longer than the dashboard waits is a time as well: a bad one.
    if (answer.status !== 200 && answer.status !== 504) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const close = async () => {
    await product.stop();
    tap.close();
  };
  return { db, tap, get, close };
}

/** Milliseconds of each of some asks, in turns; the median. */
async function inTurns(asks: (() => Promise<{ ms: number }>)[], turns: number): Promise<number[]> {
  const times = asks.map((): number[] => []);
  for (let turn = -2; turn < turns; turn += 1)
    for (const [at, ask] of asks.entries()) {
      const { ms } = await ask();
      if (turn >= 0) times[at]?.push(ms);
    }
  return times.map(median);
}

async function growth(small: Place, large: Place): Promise<void> {
  const rows: string[][] = [];
  for (const path of LISTS) {
    const [few = 0, many = 0] = await inTurns([() => small.get(path), () => large.get(path)], TURNS);
    rows.push([path, `${few.toFixed(0)} ms`, `${many.toFixed(0)} ms`, `${(many / few).toFixed(2)}×`]);
    atMost(`first page of ${path}, ${SIZE} rows against 300`, many / few, MOST_FIRST);
  }
  printTable(['first page', '300 rows', `${SIZE} rows`, 'ratio'], rows);
}

async function laterPages(large: Place): Promise<void> {
  const rows: string[][] = [];
  for (const path of TURNED) {
    const first = await large.get(path);
    let deep = first.text;
    let deepPath = path;
    for (let hop = 0; hop < HOPS; hop += 1) {
      deepPath = wayTo('next', deep) ?? deepPath;
      deep = (await large.get(deepPath)).text;
    }
    const lastPath = wayTo('last', first.text);
    const pages = [wayTo('next', first.text) ?? path, deepPath, ...(lastPath ? [lastPath] : [])];
    const [one = 0, ...later] = await inTurns(
      [() => large.get(path), ...pages.map((page) => () => large.get(page))],
      TURNS,
    );
    rows.push([
      path,
      `${one.toFixed(0)} ms`,
      ...[0, 1, 2].map((at) => (later[at] === undefined ? '–' : `${later[at].toFixed(0)} ms`)),
    ]);
    atMost(`any later page of ${path} against its first`, Math.max(...later) / one, MOST_LATER);
  }
  printTable([`${SIZE} rows`, 'first', 'second', `after ${HOPS} more`, 'last'], rows);
}

async function searches(large: Place): Promise<void> {
  const rows: string[][] = [];
  for (const path of SEARCHED) {
    const asked = [path, `${path}?q=${RARE_NAME}`, `${path}?q=no-hay-nadie-asi`, `${path}?q=garcia`, `${path}?q=o`];
    const [one = 0, ...found] = await inTurns(
      asked.map((page) => () => large.get(page)),
      SEARCH_TURNS,
    );
    const rare = await large.get(asked[1] ?? path);
    if (rare.status === 200 && !rare.text.includes(RARE_NAME)) throw new Error(`${path} does not find ${RARE_NAME}`);
    rows.push([path, ...[one, ...found].map((ms) => `${ms.toFixed(0)} ms`)]);
    atMost(`a search in ${path} against its first page`, Math.max(...found) / one, MOST_SEARCH);
  }
  printTable([`${SIZE} rows`, 'first page', 'somebody rare', 'nobody', 'many', 'one letter'], rows);
}

/** The first chunk of a file of each list that grows. */
async function chunks(small: Place, large: Place): Promise<void> {
  const [few, many] = [await firstChunks(small.db, TENANT), await firstChunks(large.db, TENANT)];
  const rows: string[][] = [];
  for (const name of few.names) {
    const [one = 0, other = 0] = await inTurns([() => few.read(name), () => many.read(name)], SEARCH_TURNS);
    rows.push([name, (one * 1000).toFixed(0), (other * 1000).toFixed(0), `${(other / one).toFixed(2)}×`]);
    atMost(`first chunk of a file of ${name}, ${SIZE} rows against 300, a row`, other / one, MOST_FIRST);
  }
  printTable(['first chunk of a file, a thousand rows', 'µs a row of 300', `of ${SIZE}`, 'ratio'], rows);
  await few.close();
  await many.close();
}

async function cost(large: Place): Promise<void> {
  const rows: string[][] = [];
  const [trips, planned, read]: [number[], number[], number[]] = [[], [], []];
  for (const path of LISTS) {
    const heard = await leastOf(large, path);
    const entries = await rowsRead(large.db, () => large.get(path));
    rows.push([path, String(heard.trips), String(heard.ran), String(heard.planned), String(entries)]);
    trips.push(heard.trips);
    planned.push(heard.planned);
    read.push(entries);
  }
  printTable(['a read', 'round trips', 'statements', 'planned anew', 'rows read'], rows);
  const [most, mostPlanned, mostRead] = [Math.max(...trips), Math.max(...planned), Math.max(...read)];
  goal('round trips to the database of one page', String(most), `at most ${MOST_TRIPS} a read`, most <= MOST_TRIPS);
  goal('statements planned anew when warm', String(mostPlanned), '0', mostPlanned === 0);
  goal(
    'rows of what grows that a page reads: no sum over all',
    String(mostRead),
    `at most ${MOST_READ} of ${LARGE.investments}`,
    mostRead <= MOST_READ,
  );
}

/** What one page asks of the database at its least: jobs of the back end use other lines meanwhile. */
async function leastOf(large: Place, path: string): Promise<Heard> {
  for (let turn = 0; turn < TURNS; turn += 1) await large.get(path);
  const heard: Heard[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) heard.push(await large.tap.during(() => large.get(path)));
  return heard.reduce((least, one) => (one.trips < least.trips ? one : least));
}
