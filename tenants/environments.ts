/** Where a process runs; it picks each tenant's hosts and API base (`APP_ENV`, specification, section 1). */
export const APP_ENVS = ['local', 'test', 'dev', 'demo', 'prod'] as const;
export type AppEnv = (typeof APP_ENVS)[number];

/** API base of every tenant on a developer's machine and in tests (specification, section 1: port 8031). */
export const LOCAL_API_BASE = 'http://localhost:8031';
