// domain.md §8: "Nothing that was validated or shipped changes state or number because a rule was mended; a report lists what today's rules
// would judge otherwise, and only a person's act applies it": `npm run admin -- rejuger` as an operator types it, after a season.
import { beforeAll, expect, test } from 'vitest'
import { loadDemoData } from '../../scripts/demo-data.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { runScript } from './support/processes.ts'

const database = await openDatabase('vide')
const sql = (text: string, values: unknown[] = []) =>
  withClient(database.adminUrl, async (client) => (await client.query(text, values)).rows)

/** Types the rest of the line, and answers what the terminal shows with the exit code before it. */
async function rejuger(...args: string[]): Promise<string> {
  const { said, ended } = runScript('scripts/admin.ts', ['rejuger', ...args], { DATABASE_URL: database.adminUrl })
  const code = await ended
  return `${code} ${said().trim()}`
}

beforeAll(async () => {
  await loadDemoData(database.adminUrl, { log: () => undefined, season: true })
})

test('a season that today’s rules judged lists nothing, in any organization', async () => {
  expect(await rejuger('--essai')).toBe("0 sillon: nothing is judged otherwise by today's rules.")
})
