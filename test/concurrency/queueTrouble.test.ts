// docs/decisions/0039: if the database refuses the bookkeeping of a background task, the service does not end, and no job is lost
// or done twice. A database that is read-only or full gives 503 and never counts against a command.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { databaseAt, withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { effects, faults, oneEffectEach } from './support/effects.ts'
import { collecte, enrol, send } from './support/phones.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { ask, hurry, until } from './support/sessions.ts'

const database = await openDatabase()
const url = database.adminUrl
const jobs = () =>
  ask<{ id: string }>(url, `select id from graphile_worker._private_jobs where locked_by is not null`)
const sessions = `from pg_stat_activity where datname = current_database() and usename in ('api', 'taches')`

test('who adds to a task that waits for the same already waits for nobody, and it runs after all of them', async () => {
  const add = (n: number) => `select tache.ajouter('sms_collecte', '{"n": ${n}}', 'once')`
  const free = `select attempts, payload ->> 'n' as n, ctid::text from graphile_worker._private_jobs
    where key = 'once' for update skip locked`
  await withClient(url, (one) =>
    withClient(url, async (other) => {
      await one.query(add(1))
      const [waiting] = await ask(url, free)
      await other.query(`set lock_timeout = '1s'`)
      for (const client of [one, other]) {
        await client.query('begin')
        await client.query(add(1))
      }
      await one.query('commit')
      expect(await ask(url, free)).toEqual([])
      await other.query('commit')
      expect(await ask(url, free)).toEqual([waiting])

      await ask(url, `update graphile_worker._private_jobs set attempts = 1 where key = 'once'`)
      await one.query(add(1))
      expect(await ask(url, free)).toMatchObject([{ attempts: 0, n: '1' }])
      await one.query(add(2))
      expect(await ask(url, free)).toMatchObject([{ attempts: 0, n: '2' }])
      await ask(url, `update graphile_worker._private_jobs set locked_at = now() where key = 'once'`)
      await one.query(add(2))
      const jobs = await ask<{ n: string }>(url, `select count(*) as n from graphile_worker._private_jobs`)
      expect(jobs).toEqual([{ n: '2' }])
      await ask(url, 'delete from graphile_worker._private_jobs')
    }),
  )
})

test('a task that may wait is left to whatever comes before it, and gives way to what may not', async () => {
  const add = (seconds: number | null) =>
    ask(url, `select tache.ajouter('sms_collecte', '{}', 'once', p_des => now() + interval '1 s' * $1)`, [
      seconds,
    ])
  const waits = async () => {
    const [job] = await ask<{ waits: string }>(
      url,
      `select round(extract(epoch from run_at - updated_at)) as waits, count(*) over () from graphile_worker._private_jobs`,
    )
    return job
  }
  for (const [seconds, waiting] of [
    [60, 60],
    [90, 60],
    [30, 60],
    [null, 0],
    [30, 0],
  ] as const) {
    await add(seconds)
    expect(await waits()).toEqual({ waits: `${waiting}`, count: '1' })
  }
  await ask(url, 'delete from graphile_worker._private_jobs')
})

test('a full disk at the end of a job, then a server that only reads: the process lives, each message leaves once', async () => {
  const texts: string[] = []
  const gateway = createServer(async (request, response) => {
    for await (const chunk of request) texts.push(JSON.parse(String(chunk)).texte)
    response.end()
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void gateway.close())
  const SMS_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`
  const server = await startServerProcess(database, { SMS_URL })
  const phone = await enrol(server)

  for (const [sequence, sqlstate] of [
    [1, '53100'],
    [2, '42501'],
  ] as const) {
    await ask(url, fault(sqlstate))
    expect((await send(server, phone, [await collecte(phone, sequence)])).status).toBe(200)
    await hurry(url)
    await until('the message left and its job is still there', async () => {
      return texts.length === sequence && (await jobs()).length === 1
    })
    await until('the trouble is told', () => server.said().includes(`"code":"${sqlstate}"`))
    await ask(url, 'drop trigger plein on graphile_worker._private_jobs')
    await until('the job is done', async () => (await jobs()).length === 0)
  }

  // Simulates a failover: every session ends, and new sessions are read-only.
  await ask(url, `alter database ${database.name} set default_transaction_read_only = on`)
  await ask(url, `select pg_terminate_backend(pid) ${sessions}`)
  const batch = [await collecte(phone, 3)]
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const answer = await send(server, phone, batch)
    expect([answer.status, answer.body]).toEqual([503, { erreur: 'service_indisponible' }])
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
  }
  const refused = await server.post(
    '/v1/appareils/codes-enrolement',
    { utilisateur_id: UTILISATEUR.agent1 },
    'admin',
  )
  expect(refused.status).toBe(503)
  await until('the trouble is told', () => server.said().includes('"code":"25006"'))
  await ask(
    databaseAt(url, 'postgres'),
    `alter database ${database.name} reset default_transaction_read_only`,
  )
  await until('the batch is taken', async () => (await send(server, phone, batch)).status === 200)
  expect(await ask(url, 'select from commande.tentative')).toEqual([])
  await until('the third message left', () => texts.length === 3)

  expect(new Set(texts).size).toBe(3)
  expect(await effects(url, ORGANISATION.demo)).toEqual(oneEffectEach(3))
  expect(await faults(url)).toEqual([])
  // Each outage writes one log line, not one per attempt.
  expect(server.said().match(/background tasks: retrying/g)?.length).toBeLessThan(12)
  expect(server.said().match(/served again/g)?.length).toBeGreaterThan(1)
  expect(server.isAlive()).toBe(true)
})

/** Makes the deletion of every job fail with this SQLSTATE. */
function fault(sqlstate: string): string {
  return `create or replace function public.plein() returns trigger language plpgsql as $$
    begin raise sqlstate '${sqlstate}' using message = 'no room'; end $$;
    create trigger plein before delete on graphile_worker._private_jobs for each row execute function public.plein()`
}
