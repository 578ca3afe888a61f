// The static files of the workbench, made once for each state of their sources, whichever file of the run comes first.
import { inject } from 'vitest'
import { build, isBuilt } from '../../../bureau/build.ts'
import { withClient } from '../../support/clone.ts'

/** Makes them unless they stand. */
export async function buildOnce(): Promise<void> {
  if (isBuilt()) return
  const { adminUrl, prefix } = inject('sillon')
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [`${prefix}bureau`])
    if (!isBuilt()) await build()
  })
}
