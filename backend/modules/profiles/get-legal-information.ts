import { serve } from '#backend/http/serve.ts';
import { getLegalInformation } from '#contract/profiles.ts';
import { legalInformation } from './legal-information.ts';

export const getLegalInformationRoute = serve(getLegalInformation, (call) => legalInformation(call));
