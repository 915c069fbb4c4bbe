import { execFileSync, spawnSync } from 'node:child_process';

interface Ids {
  uid: number;
  gid: number;
}

/** As whom PostgreSQL runs: it refuses to run as root. */
export interface Account {
  /** Who must own the cluster's folder; null: we ourselves. */
  owner: Ids | null;
  /** For `spawn`. */
  as: Partial<Ids>;
  /** Goes before each command. Not empty only where root's own folders would shut the account out. */
  prefix: string[];
}

const NAME = 'postgres';

/**
 * The account for the cluster: ourselves, or, where root starts us, the system account `postgres`, which is made if the machine has none.
 * @param folders that PostgreSQL must reach: its programs and the data folder, which exist
 * @throws Error with one sentence where no account can be made or none reaches the folders
 */
export function accountFor(folders: string[]): Account {
  if (process.getuid?.() !== 0) return { owner: null, as: {}, prefix: [] };
  const owner = idsOf(NAME) ?? create();
  const plain: Account = { owner, as: owner, prefix: [] };
  if (reaches(plain, folders)) return plain;
  // A project in /root or in a private temporary folder: the account may pass through closed folders, and has no other right of root's.
  const passing: Account = {
    owner,
    as: {},
    prefix: [
      'setpriv',
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=+dac_override',
      '--',
    ],
  };
  if (reaches(passing, folders)) return passing;
  throw new Error(
    `The system account "${NAME}", as which PostgreSQL runs when root starts it, cannot reach ${folders.join(' and ')}: move the project out of root's own folders, start it as another user, or set DATABASE_URL.`,
  );
}

function idsOf(name: string): Ids | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, name]).stdout?.toString().trim() || NaN));
  return uid && gid && Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : null;
}

function create(): Ids {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', NAME], {
      stdio: 'pipe',
    });
  } catch (cause) {
    throw new Error(
      `PostgreSQL does not run as root, and the system account "${NAME}" could not be made: start as another user, or set DATABASE_URL.`,
      { cause },
    );
  }
  const ids = idsOf(NAME);
  if (!ids) throw new Error(`The system account "${NAME}" was made but is not found.`);
  return ids;
}

function reaches({ as, prefix }: Account, folders: string[]): boolean {
  const [command = '', ...rest] = [
    ...prefix,
    'sh',
    '-c',
    'for f; do test -x "$f" && test -r "$f" || exit 1; done',
    'sh',
    ...folders,
  ];
  const { status } = spawnSync(command, rest, { stdio: 'ignore', cwd: '/', ...as });
  return status === 0;
}
