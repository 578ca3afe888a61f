import { inject } from 'vitest'
import { withClient } from '../support/clone.ts'

/** Says if the server of this test run counts statements. */
export function isCounted(): Promise<boolean> {
  return withClient(inject('sillon').adminUrl, async (client) => {
    const { rows } = await client.query<{ on: boolean }>(
      `select current_setting('shared_preload_libraries') like '%pg_stat_statements%' as on`,
    )
    return rows[0]?.on === true
  })
}
