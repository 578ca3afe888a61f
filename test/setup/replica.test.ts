// `npm run admin -- replique …` as an operator types it: reports copies that were changed manually, then corrects them.
import { expect, test } from 'vitest'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { runScript } from './support/processes.ts'

test('copies that are not what the register says are told, and set right when asked', async () => {
  const database = await openDatabase('demo')
  const sql = (text: string) =>
    withClient(database.adminUrl, async (client) => (await client.query(text)).rowCount)
  const type = async (...args: string[]) => {
    const { said, ended } = runScript('scripts/admin.ts', ['replique', ...args], {
      DATABASE_URL: database.adminUrl,
    })
    const code = await ended
    const lines = said()
      .trim()
      .split('\n')
      .map((line) => line.replace(/^.*sillon:\S* /, ''))
    return [code, ...lines]
  }
  expect(await type('DEMO')).toEqual([0, 'every copy is what the register says.'])
  const wrong = await sql("update replica.producteur set nom = 'Autre' where nom <> 'Autre'")
  expect(wrong).toBeGreaterThan(3)
  const [, told] = await type('DEMO')
  const count = Number(/^replica\.producteur: (\d+) not what the register says\.$/.exec(`${told}`)?.[1])
  expect(count).toBeGreaterThan(0)
  expect(await type('DEMO', '--reparer')).toEqual([0, `replica.producteur: ${count} set right.`])
  expect(await type('DEMO')).toEqual([0, 'every copy is what the register says.'])
  expect(await sql("select from replica.producteur where nom = 'Autre'")).toBe((wrong ?? 0) - count)
  expect(await type('NULLE')).toEqual([1, 'there is no organization NULLE.'])
})
