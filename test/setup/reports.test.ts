// `npm run admin -- rapports …` as an operator types it: a login gets one organization, only a suitable login is accepted, and
// its queries end after a timeout.
import pg, { type Client } from 'pg'
import { expect, test } from 'vitest'
import { preparationSql } from '../../src/database/preparation.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { runScript } from './support/processes.ts'

test('a login reads the reports of an organization, and no longer', async () => {
  const database = await openDatabase('demo')
  const sql = (text: string) =>
    withClient(database.adminUrl, async (client) => (await client.query(text)).rows)
  const type = async (...args: string[]) => {
    const { said, ended } = runScript('scripts/admin.ts', ['rapports', ...args], {
      DATABASE_URL: database.adminUrl,
    })
    const code = await ended
    return `${code} ${said()
      .replace(/^.*sillon:\S* /, '')
      .trim()}`
  }
  const role = `${new URL(database.adminUrl).pathname.slice(1)}_awa`
  await sql(`create role ${role} login in role rapports`)
  try {
    expect(await type('rattacher', 'DEMO', role)).toBe(`0 ${role} reads the reports of DEMO.`)
    expect(await sql('select role_nom from rapports.acces')).toEqual([{ role_nom: role }])
    const as = async <T>(work: (client: Client) => Promise<T>) => {
      const url = new URL(database.adminUrl)
      url.username = role
      return withClient(url.href, work)
    }
    const limits = () =>
      as(async (client) => {
        const { rows } = await client.query(
          `select current_setting('statement_timeout') as statement,
                  current_setting('idle_in_transaction_session_timeout') as idle`,
        )
        return rows
      })
    expect(await limits()).toEqual([{ statement: '5min', idle: '10min' }])
    // All logins share a hundred connections, so a report login gets at most five, or the configured number.
    const at = new URL(database.adminUrl)
    at.username = role
    const taken = await Promise.allSettled(
      Array.from({ length: 8 }, async () => {
        const client = new pg.Client({ connectionString: at.href })
        client.on('error', () => undefined)
        await client.connect()
        return client
      }),
    )
    const had = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    await Promise.all(had.map((client) => client.end()))
    expect(had).toHaveLength(5)
    const connections = () => sql(`select rolconnlimit as n from pg_roles where rolname = '${role}'`)
    for (const taken of [
      'select pg_advisory_lock(1)',
      "select pg_notify('worker:migrate', '')",
      'select lo_create(0)',
      "select pg_logical_emit_message(false, 'x', 'x')",
    ])
      await expect(
        as((client) => client.query(taken)),
        taken,
      ).rejects.toMatchObject({ code: '42501' })
    const verify = async () => {
      const { said, ended } = runScript('scripts/admin.ts', ['verifier'], { DATABASE_URL: database.adminUrl })
      await ended
      return said()
    }
    await sql(`alter role ${role} connection limit -1`)
    expect(await verify()).toContain(
      `${role} may take every connection of the cluster: alter role ${role} connection limit 5.`,
    )
    await type('rattacher', 'DEMO', role)
    await sql(preparationSql())
    expect(await verify()).not.toContain(role)
    await type('rattacher', 'DEMO', role, '--connexions', '2')
    expect(await connections()).toEqual([{ n: 2 }])
    expect(await type('rattacher', 'DEMO', role, '--connexions', '0')).toMatch(/^1 .*from 1 to 9999/s)
    await sql(`alter role ${role} set statement_timeout = '50ms'`)
    expect(await type('rattacher', 'DEMO', role)).toBe(`0 ${role} reads the reports of DEMO.`)
    expect(await limits()).toEqual([{ statement: '50ms', idle: '10min' }])
    await expect(as((client) => client.query('select pg_sleep(60)'))).rejects.toMatchObject({ code: '57014' })
    await sql(`alter role ${role} set idle_in_transaction_session_timeout = '50ms'`)
    const ended = await as(async (client) => {
      const told = new Promise<unknown>((resolve) => client.on('error', resolve))
      await client.query('begin')
      return told
    })
    expect(ended).toMatchObject({ code: '25P03' })
    expect(await type('detacher', 'DEMO', role, '--oui')).toBe(
      `0 ${role} no longer reads the reports of DEMO.`,
    )
    expect(await sql('select from rapports.acces')).toEqual([])
    expect(await type('rattacher', 'DEMO', 'api')).toBe(
      '1 there is no login api that is a member of role rapports.',
    )
    expect(await type('rattacher', 'NULLE', role)).toBe('1 there is no organization NULLE.')
    expect(
      await sql("select action from journal.evenement where action = 'rapports.rattacher'"),
    ).toHaveLength(5)
  } finally {
    await sql(`drop role ${role}`)
  }
})
