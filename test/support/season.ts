// The demo's season, as `npm start` loads it: made once in a run, cloned by whoever looks at it.
import { loadDemoData } from '../../demo/play/load.ts'
import { cloneDatabase, databaseAt, withClient } from './clone.ts'
import type { TestContext } from './context.ts'

/** Makes the template unless another file of the run did; answers its name. */
export async function seasonTemplate({ adminUrl, prefix, templates }: TestContext): Promise<string> {
  const name = `${prefix}saison`
  // Whoever comes second waits for the first.
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount !== 0) return
    const unfinished = `${name}_`
    await cloneDatabase(adminUrl, templates.vide, unfinished)
    await loadDemoData(databaseAt(adminUrl, unfinished), { log: () => undefined, season: true })
    await client.query(`alter database ${unfinished} rename to ${name}`)
  })
  return name
}
