import { addAlertRoute, changeAlertRoute, listAlertsRoute, removeAlertRoute } from './own-alerts.ts';

/** Everything of contract/alerts.ts. */
export const alertsRoutes = [listAlertsRoute, addAlertRoute, changeAlertRoute, removeAlertRoute];
