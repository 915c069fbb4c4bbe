import type pg from 'pg';

/** Whether the database answers. */
export async function isHealthy(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}
