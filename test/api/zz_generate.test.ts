import { readFileSync, writeFileSync } from 'node:fs'
import { inject, test } from 'vitest'
import { cloneDatabase, databaseAt, withClient } from '../support/clone.ts'
import { openSeason, show } from '../support/reports.ts'
import { loadFixtures } from '../support/runner/pgtap.ts'
const { adminUrl, prefix, templates } = inject('sillon')
test('generate', async () => {
  const name = `${prefix}rapports_gen`
  await cloneDatabase(adminUrl, templates.vide, name)
  const url = databaseAt(adminUrl, name)
  await loadFixtures(url)
  await withClient(url, async (client) => {
    await openSeason(client, `${prefix}dbb`)
    const parts = readFileSync('/tmp/w/rapports.src.md', 'utf8').split(/(^```sql(?: session)?\n[\s\S]*?\n```$)/m)
    let out = ''
    for (const part of parts) {
      out += part
      const m = /^```sql( session)?\n([\s\S]*?)\n```$/.exec(part)
      if (!m) continue
      if (m[1]) await client.query(m[2])
      else out += '\n\n```text\n' + (await show(client, m[2])) + '\n```'
    }
    writeFileSync('docs/rapports.md', out)
    await client.query('rollback')
  })
})
