// docs/decisions/0007, «any other failure is 5xx, and the third sets it aside»: an unexpected error never blocks a device for
// ever, and affects no other device.

import { newId } from '@sillon/telephone/ids'
import { expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { openServer } from '../support/server.ts'
import { effects, faults, oneEffectEach, storedResults } from './support/effects.ts'
import { collectes, enrol, type Phone, resultsText, send } from './support/phones.ts'
import { ask, DEVICE, hold, untilBlocked } from './support/sessions.ts'

// Errors that no rule expects: a raised error, and a failed assertion, which `when others` does not catch.
const BROKEN = { raised: newId(), asserted: newId() }

const server = await openServer()
const url = server.database.adminUrl
await ask(
  url,
  `create function public.echouer() returns trigger language plpgsql as $$
   begin
     if new.id = '${BROKEN.raised}' then
       raise internal_error using message = 'the disk of this test is on fire';
     end if;
     assert new.id <> '${BROKEN.asserted}', 'an assertion of this test';
     return new;
   end
   $$;
   create trigger echouer before insert on collecte.collecte for each row execute function public.echouer()`,
)

test.each([
  ['an internal error', BROKEN.raised, 'XX000'],
  ['a failed assertion', BROKEN.asserted, 'P0004'],
])('%s: 5xx twice, set aside at the third, the device goes on', async (_what, broken, sqlstate) => {
  const before = (await effects(url, ORGANISATION.demo)).commandes
  const phone = await enrol(server)
  const batch = await brokenBatch(phone, broken)

  for (const attempt of [1, 2]) {
    const { status, body } = await send(server, phone, batch)
    expect(status).toBe(500)
    expect(body).toEqual({ erreur: 'erreur_interne', details: { id: expect.any(String) } })
    expect(await attempts(batch[1]?.id)).toBe(attempt)
    expect((await effects(url, ORGANISATION.demo)).commandes, 'the command before it is acquired').toBe(
      before + 1,
    )
  }
  const answer = await send(server, phone, batch)
  expect(answer.body).toMatchObject({ derniere_sequence: 3, arret: null })
  expect(answer.body.resultats).toMatchObject([
    { issue: 'acceptee', motifs: [] },
    { issue: 'acceptee_controle', motifs: ['donnees_illisibles'], numero_officiel: null, entites: {} },
    { issue: 'acceptee', motifs: [] },
  ])
  const [kept] = await ask<{ details: object }>(
    url,
    'select details from controle.controle where commande_id = $1',
    [batch[1]?.id],
  )
  expect(kept?.details).toEqual({ sqlstate, tentatives: 3 })
  expect(JSON.stringify(answer.body)).not.toContain('of this test')

  expect(resultsText(await send(server, phone, batch))).toBe(resultsText(answer))
  expect(resultsText(answer)).toBe(
    await storedResults(
      url,
      batch.map(({ id }) => id),
    ),
  )
  expect(await attempts(batch[1]?.id)).toBe(3)
  const whole = oneEffectEach(before + 3)
  const written = await effects(url, ORGANISATION.demo)
  expect([written.commandes, written.resultats]).toEqual([whole.commandes, whole.resultats])
  expect(await faults(url)).toEqual([])
})

test('three sends of a failing command at once count as three attempts, one after the other', async () => {
  const phone = await enrol(server)
  const [broken] = await collectes(phone, [1, 1], () => ({ collecte_id: BROKEN.raised }))
  if (broken === undefined) throw new Error('no command')
  const holder = await hold(url, DEVICE, [phone.enrolement.appareil_id])
  const sending = [1, 2, 3].map(() => send(server, phone, [broken]))
  // The first batch waits for the device's row in the database; the others wait behind it in the service.
  await untilBlocked(url, 1)
  await holder.release()
  const statuses = (await Promise.all(sending)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 500, 500])
  expect(await attempts(broken.id)).toBe(3)
  expect(await faults(url)).toEqual([])
})

test('another device of the same agent is not disturbed', async () => {
  const [failing, other] = [await enrol(server), await enrol(server)]
  const bad = await brokenBatch(failing, BROKEN.raised)
  const good = await collectes(other, [1, 10])
  const [refused, answered] = await Promise.all([send(server, failing, bad), send(server, other, good)])
  expect(refused.status).toBe(500)
  expect(answered.body).toMatchObject({ derniere_sequence: 10, arret: null })
})

function brokenBatch(phone: Phone, broken: string) {
  return collectes(phone, [1, 3], (n) => (n === 2 ? { collecte_id: broken } : {}))
}

async function attempts(id: string | undefined): Promise<number | undefined> {
  const rows = await ask<{ nombre: number }>(
    url,
    'select nombre from commande.tentative where commande_id = $1',
    [id],
  )
  return rows[0]?.nombre
}
