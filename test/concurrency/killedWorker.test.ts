// docs/decisions/0041: a worker writes a heartbeat every ten seconds. After thirty seconds without one, its jobs and queues are
// free again and a live worker takes them. A worker that was only slow causes no damage.
import { beforeEach, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openAccount } from '../api/support/accounts.ts'
import { openApi } from '../api/support/api.ts'
import { askAddress, fileOf, sendTo } from '../api/support/files.ts'
import { enrolDevice, envelopeOf, sendOne } from '../api/support/phones.ts'
import { ask, hold, hurry, until } from './support/sessions.ts'
import { openGate, settingsBeside, startHeldWorker, startOtherWorker } from './support/workers.ts'

const CLOCKED = [
  'fichiers',
  'purger_sessions',
  'perimetres',
  'collectes_synchronisables',
  'pieces_manquantes',
]
const api = await openApi({ settings: { TASKS: 'apart' } })
const url = api.server.database.adminUrl
const settings = settingsBeside(api)
const jobs = () =>
  ask<{ tache: string; pris: boolean }>(
    url,
    'select task_identifier as tache, locked_at is not null as pris from graphile_worker.jobs order by 1',
  )
const clocked = (task: string) =>
  ask(
    url,
    `select graphile_worker.add_job($1, queue_name => case $1 when 'fichiers' then $1 end, max_attempts => 1)`,
    [task],
  )
const workers = () => ask<{ id: string; vu_le: Date }>(url, 'select id, vu_le from tache.ouvrier')

/**
 * Leaves work to do: a phone's file that was sent but not confirmed, and this number of collections whose messages must be sent.
 */
async function leftToDo(collections: number) {
  const device = await enrolDevice(api)
  const numbers: string[] = []
  for (let sequence = 1; sequence <= collections; sequence++) {
    const { numero_officiel } = await sendOne(api, device, await envelopeOf(device, sequence))
    numbers.push(numero_officiel ?? '')
  }
  await hurry(url)
  const file = fileOf()
  expect(await sendTo(await askAddress(api, device, file), file.bytes)).toBe(200)
  return { device, numbers, file }
}

beforeEach(async () => {
  await ask(url, 'delete from graphile_worker._private_jobs; delete from tache.ouvrier')
})

test('kill -9 in the middle of a job of each kind: while it lives they are its own, then another does them all', {
  timeout: 60_000,
}, async () => {
  const { device, numbers, file } = await leftToDo(1)
  const account = await openAccount(api)
  await api.post(`/v1/appareils/${device.appareil_id}/revoquer`, { raison: 'perdu' }, 'admin')
  for (const task of CLOCKED) await clocked(task)
  expect((await jobs()).map(({ tache }) => tache)).toEqual(
    [...CLOCKED, 'identite', 'revoquer_sessions', 'sms_collecte'].sort(),
  )

  // Three jobs wait for a response from outside the database, and five for a lock in it: each job is interrupted midway.
  const inside = await hold(
    url,
    `do $$ begin
       lock table collecte.collecte, controle.controle, connexion.jeton in share mode;
       perform set_config('sillon.organisation_id', '${ORGANISATION.demo}', true);
       perform fichier.verrouiller('${file.fichier_id}');
     end $$`,
  )
  const gate = await openGate()
  const doomed = await startHeldWorker(settings, gate)
  await until('every job is begun', () => gate.waiting('sms') + gate.waiting('revokeSessions') === 2)
  await until('identity too', () => gate.waiting('findByIdentifiant') === 1)
  await until('five wait inside', async () => {
    const [row] = await ask<{ n: number }>(
      url,
      `select count(*)::integer as n from pg_stat_activity
       where datname = current_database() and application_name like 'sillon-%' and wait_event_type = 'Lock'`,
    )
    return row?.n === 5
  })
  const [first] = await workers()
  const sms = await startOtherWorker(settings)
  await until('both have given signs for longer than a dead one may stay silent', async () => {
    const seen = await workers()
    return seen.length === 2 && seen.every(({ vu_le }) => +vu_le > +(first?.vu_le ?? 0) + 1_800)
  })
  expect(await jobs()).toEqual((await jobs()).map(({ tache }) => ({ tache, pris: true })))
  expect(await jobs()).toHaveLength(8)

  doomed.child.kill('SIGKILL')
  await doomed.ended
  await inside.release()
  await until('nothing is left', async () => (await jobs()).length === 0)
  expect(sms.map(({ texte }) => texte)).toEqual([expect.stringContaining(numbers[0] ?? '?')])
  expect(await ask(url, 'select from collecte.sms where du_le is not null')).toEqual([])
  expect(await ask(url, 'select from fichier.fichier where id = $1', [file.fichier_id])).toHaveLength(1)
  const known = 'select creation from personne.personne where identifiant = $1'
  expect(await ask(url, known, [account.identifiant])).toEqual([{ creation: 'faite' }])
  expect(await workers()).toHaveLength(1)
})

test('one that was only frozen finds its jobs done: it sends nothing more, and leaves no queue locked', {
  timeout: 60_000,
}, async () => {
  const { numbers, file } = await leftToDo(3)
  await clocked('fichiers')
  const inside = await hold(
    url,
    `do $$ begin
       perform set_config('sillon.organisation_id', '${ORGANISATION.demo}', true);
       perform fichier.verrouiller('${file.fichier_id}');
     end $$`,
  )
  const gate = await openGate()
  const frozen = await startHeldWorker(settings, gate)
  await until('its first message is on its way', () => gate.waiting('sms') === 1)
  await until('and a file is being looked for', async () => {
    const [row] = await ask<{ n: number }>(
      url,
      `select count(*)::integer as n from pg_locks where locktype = 'transactionid' and not granted`,
    )
    return row?.n === 1
  })
  const [slow] = await workers()
  frozen.child.kill('SIGSTOP')
  const sms = await startOtherWorker(settings)
  await until('the other took the messages over', () => sms.length === 3)
  expect(sms.map(({ texte }) => numbers.findIndex((numero) => texte.includes(numero))).sort()).toEqual([
    0, 1, 2,
  ])
  await inside.release()
  await until('nothing is left', async () => (await jobs()).length === 0)

  // The message that was being sent when the worker was frozen was sent. The other two were not, although the worker's heartbeats
  // resumed. No failure is counted.
  frozen.child.kill('SIGCONT')
  await until('it gives signs again', async () =>
    (await workers()).some(({ id, vu_le }) => id === slow?.id && +vu_le > +(slow?.vu_le ?? 0)),
  )
  gate.open()
  await clocked('fichiers')
  await until('the queue is not locked', async () => (await jobs()).length === 0)
  expect(gate.waiting('sms')).toBe(1)
  const outcomes =
    'select distinct s.statut, s.raison, s.tentatives from collecte.sms s where s.tentatives > 0'
  await until('every message was sent, as far as anybody can see', async () => {
    const rows = await ask<object>(url, outcomes)
    return rows.length === 1
  })
  expect(await ask(url, outcomes)).toEqual([{ statut: 'envoye', raison: null, tentatives: 1 }])
})
