import * as users from '#contract/users.ts';
import { endpointCall } from './call.server.ts';

export const listUsers = endpointCall(users.listUsers);
export const getUser = endpointCall(users.getUser);
export const showPreCampaign = endpointCall(users.showPreCampaign);
export const judgeUser = endpointCall(users.judgeUser);
