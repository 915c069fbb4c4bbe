import type { Served } from '#backend/http/serve.ts';
import { answerQuestionRoute } from './answer-question.ts';
import { changeUpdateRoute, publishUpdateRoute, withdrawUpdateRoute, writeUpdateRoute } from './change-update.ts';
import { getUpdateRoute, listAnnouncementsRoute } from './list-announcements.ts';

/** Everything of contract/announcements.ts. */
export const announcementsRoutes: readonly Served[] = [
  listAnnouncementsRoute,
  getUpdateRoute,
  writeUpdateRoute,
  changeUpdateRoute,
  publishUpdateRoute,
  withdrawUpdateRoute,
  answerQuestionRoute,
];
