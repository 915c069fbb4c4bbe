import { ListScreen } from '#app/lists/list-screen.tsx';
import { Concentration } from './concentration.tsx';
import type { InvestorsData } from './investors.server.ts';

/** Who is in a project: its orders, or who holds its tokens and how much the largest hold. */
export function InvestorsScreen({ concentration, ...list }: InvestorsData) {
  return <ListScreen {...list}>{concentration && <Concentration {...concentration} />}</ListScreen>;
}
