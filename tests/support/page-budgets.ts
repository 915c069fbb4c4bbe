/** KB of the budgets: 1,000 bytes as they travel. */
export const KB = 1000;

/** Most of each kind in KB and requests (design, experience.md, Budgets); pictures of tenants aside. */
export interface PageBudget {
  html: number;
  /** Dashboards: the public file and 4 KB more. */
  css: number;
  script: number;
  requests: number;
}

export const PUBLIC_BUDGET: PageBudget = { html: 12, css: 10, script: 3, requests: 6 };
export const STEP_BUDGET: PageBudget = { html: 8, css: 10, script: 4, requests: 8 };
export const DASHBOARD_BUDGET: PageBudget = { html: 14, css: 14, script: 110, requests: 13 };
/** Less than the design asks for (120 KB in 14 requests): what is a list and no more is sent without the framework (record 0176). */
export const LIST_BUDGET: PageBudget = { html: 10, css: 14, script: 4, requests: 8 };
