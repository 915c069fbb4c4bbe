import { getOrderRecordRoute, getOwnAcceptancesRoute } from './get-record.ts';
import { getOrderRecordFileRoute } from './get-record-file.ts';

/** Everything of contract/records.ts. */
export const recordsRoutes = [getOrderRecordRoute, getOrderRecordFileRoute, getOwnAcceptancesRoute];
