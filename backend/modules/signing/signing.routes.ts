import { listOwnContractsRoute } from './list-own-contracts.ts';
import { prepareContractRoute } from './prepare-contract.ts';
import { sendSignatureCodeRoute } from './send-signature-code.ts';
import { signContractRoute } from './sign-contract.ts';

export const signingRoutes = [prepareContractRoute, sendSignatureCodeRoute, signContractRoute, listOwnContractsRoute];
