import { defineConfig } from 'drizzle-kit';

/** For `drizzle-kit generate --config backend/db/drizzle.config.ts`: writes the tables' next migration from the schema. Roles, policies and triggers are written by hand. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/db/schema/*.ts',
  out: './backend/db/migrations',
  casing: 'snake_case',
});
