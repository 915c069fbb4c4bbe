import { getVoteFileRoute } from './get-vote-file.ts';
import { decideVoteRoute, listManagedVotesRoute, proposeVoteRoute, withdrawVoteRoute } from './managed-votes.ts';
import { castBallotRoute, listOwnVotesRoute } from './own-votes.ts';

/** Everything of contract/votes.ts. */
export const votesRoutes = [
  listManagedVotesRoute,
  proposeVoteRoute,
  decideVoteRoute,
  withdrawVoteRoute,
  getVoteFileRoute,
  listOwnVotesRoute,
  castBallotRoute,
];
