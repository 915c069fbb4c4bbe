import { isNewsDue } from './announcements.ts';
import { changeRefusal } from './project-changes.ts';
import { INFORMATION_SHEET, type Missing } from './project-sections.ts';
import type { IssuanceStatus } from './status.ts';

/** What can wait in a project, in the order in which it is told: what people ask first, what is with the platform last. */
export const ISSUER_TURNS = [
  'questions',
  'sheet_returned',
  'sheet',
  'token',
  'pictures',
  'documents',
  'fields',
  'news',
  'sheet_waits',
  'change_waits',
  'phase_waits',
] as const;
type TurnKind = (typeof ISSUER_TURNS)[number];

/** One thing that waits: for the issuer (`mine`), or for the platform. */
interface IssuerTurn {
  what: TurnKind;
  mine: boolean;
  count: number;
}

interface ProjectAsItStands {
  status: IssuanceStatus;
  openQuestions: number;
  /** The last version of the information sheet; null before the first. */
  sheet: 'SUBMITTED' | 'PUBLISHED' | 'RETURNED' | null;
  changeWaits: boolean;
  missing: readonly Missing[];
  /** When the last news was published, else when the campaign began; null before it. */
  lastNews: Date | null;
}

const WITH_PLATFORM: readonly TurnKind[] = ['sheet_waits', 'change_waits', 'phase_waits'];

/**
 * Whose turn it is in a project, as its issuer reads it. What people have ordered on is nobody's to complete any more, and an offer that is with the
 * record-keeping body waits for the platform. A draft that lacks nothing waits for the platform to move it.
 */
export function issuerTurns(project: ProjectAsItStands, now: Date): IssuerTurn[] {
  const { status, sheet, lastNews } = project;
  const isOver = status === 'CLOSED';
  const open = isOver ? [] : project.missing.filter(({ section, field }) => !changeRefusal(status, section, field));
  const lacksSheet = open.some(({ field }) => field === INFORMATION_SHEET);
  const rest = open.filter(({ field }) => field !== INFORMATION_SHEET);
  const of = (name: Missing['section']) => rest.filter(({ section }) => section === name).length;
  const counts: Record<TurnKind, number> = {
    questions: project.openQuestions,
    sheet_returned: Number(!isOver && sheet === 'RETURNED'),
    sheet: Number(lacksSheet && sheet === null),
    token: of('token'),
    pictures: of('images'),
    documents: of('documents'),
    fields: rest.length - of('token') - of('images') - of('documents'),
    news: Number(status === 'CAMPAIGN' && lastNews !== null && isNewsDue(lastNews, now)),
    // A sheet that belongs to a change is decided with it: it waits once.
    sheet_waits: Number(!isOver && sheet === 'SUBMITTED' && !project.changeWaits),
    change_waits: Number(project.changeWaits),
    phase_waits: Number(status === 'VALIDATING' || (status === 'DRAFT' && open.length === 0)),
  };
  return ISSUER_TURNS.filter((what) => counts[what] > 0).map((what) => ({
    what,
    mine: !WITH_PLATFORM.includes(what),
    count: counts[what],
  }));
}
