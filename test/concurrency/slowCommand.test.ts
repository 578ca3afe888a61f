// docs/decisions/0049: a command that exceeds the statement timeout counts as failed, and is set aside the third time. If an
// operator cancels it, or the earlier commands of the batch have used the time, that does not count as its failure.

import { newId } from '@sillon/telephone/ids'
import { expect, inject, test } from 'vitest'
import { openDatabase } from '../support/database.ts'
import { openServer } from '../support/server.ts'
import { faults } from './support/effects.ts'
import { collectes, enrol, send } from './support/phones.ts'
import { ask, until } from './support/sessions.ts'

const SLOW = newId()
const LONG = [newId(), newId()]

const database = await openDatabase('demo')
const url = database.adminUrl
// A login that may take the role has its own limits; the login `api` itself has those of the database.
await ask(url, `alter role api in database ${database.name} set statement_timeout = '2s'`)
await ask(
  url,
  `create function public.tarder() returns trigger language plpgsql as $$
   begin
     if new.id = '${SLOW}' then
       perform pg_sleep(20);
     elsif new.id in ('${LONG.join(`', '`)}') then
       perform pg_sleep(1.4);
     end if;
     return new;
   end
   $$;
   create trigger tarder before insert on collecte.collecte for each row execute function public.tarder()`,
)
const server = await openServer({}, { database })
const signsIn = inject('sillon').trusts

test.runIf(signsIn)('5xx twice, set aside at the third, and the device goes on', async () => {
  const phone = await enrol(server)
  const batch = await collectes(phone, [1, 3], (n) => (n === 2 ? { collecte_id: SLOW } : {}))
  const slow = batch[1]?.id
  const statuses: number[] = []
  let answer = await send(server, phone, batch)
  // On a busy machine the command may at first get less than its full time, which does not count as a failure.
  for (; answer.status !== 200 && statuses.length < 8; answer = await send(server, phone, batch)) {
    statuses.push(answer.status)
    expect(await attempts(slow)).toBe(counted(statuses) || undefined)
  }
  expect(counted(statuses)).toBe(2)
  expect(answer.body).toMatchObject({ derniere_sequence: 3, arret: null })
  expect(answer.body.resultats).toMatchObject([
    { issue: 'acceptee', motifs: [] },
    { issue: 'acceptee_controle', motifs: ['donnees_illisibles'], numero_officiel: null, entites: {} },
    { issue: 'acceptee', motifs: [] },
  ])
  const [kept] = await ask<{ details: object }>(
    url,
    'select details from controle.controle where commande_id = $1',
    [slow],
  )
  expect(kept?.details).toEqual({ sqlstate: '57014', tentatives: 3 })
  expect(await faults(url)).toEqual([])
})

test.runIf(signsIn)('what an operator cancels does not count, however often', async () => {
  const phone = await enrol(server)
  const [slow] = await collectes(phone, [1, 1], () => ({ collecte_id: SLOW }))
  if (slow === undefined) throw new Error('no command')
  for (const _ of [1, 2, 3]) {
    const sending = send(server, phone, [slow])
    await until('the command was cancelled', async () => {
      const cancelled = await ask(
        url,
        `select pg_cancel_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event = 'PgSleep'`,
      )
      return cancelled.length > 0
    })
    expect((await sending).status).toBe(503)
  }
  expect(await attempts(slow.id)).toBeUndefined()
})

test.runIf(signsIn)(
  'what the commands before it took the time of does not count, and passes when it is sent again',
  async () => {
    const phone = await enrol(server)
    const batch = await collectes(phone, [1, 2], (n) => ({ collecte_id: LONG[n - 1] }))
    expect((await send(server, phone, batch)).status).toBe(503)
    expect(await attempts(batch[1]?.id)).toBeUndefined()
    const { body } = await send(server, phone, batch)
    expect(body.resultats).toMatchObject([{ issue: 'acceptee' }, { issue: 'acceptee' }])
  },
)

function counted(statuses: readonly number[]): number {
  expect(statuses.every((status) => status === 500 || status === 503)).toBe(true)
  return statuses.filter((status) => status === 500).length
}

async function attempts(id: string | undefined): Promise<number | undefined> {
  const rows = await ask<{ nombre: number }>(
    url,
    'select nombre from commande.tentative where commande_id = $1',
    [id],
  )
  return rows[0]?.nombre
}
