import * as contract from '#contract/customization.ts';
import { endpointCall } from './call.server.ts';

export const getCustomization = endpointCall(contract.getCustomization);
