import * as users from '#contract/users.ts';
import { endpointCall } from './call.server.ts';

export const listUsers = endpointCall(users.listUsers);
export const getUser = endpointCall(users.getUser);
export const judgeUser = endpointCall(users.judgeUser);
