// Spec: documents#terrain, documents#remplacement, documents#releve; docs/decisions/0078: the documents of a record have one
// writer at a time. A request for a document that a phone printed waits for its writer, and an outdated document is never
// returned as valid.
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ORGANISATION, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { enrolDevice, envelopeOf, net, sendOne } from '../api/support/phones.ts'
import { ask, hold, untilBlocked } from './support/sessions.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const url = api.server.database.adminUrl
const WRITING = "select core.verrouiller('document ' || $1)"
const DEVALIDATE = 'select collecte.devalider($1, now())'

/** Sends a collection from a new phone; returns its id. */
async function collected(): Promise<string> {
  const device = await enrolDevice(api)
  const envelope = await envelopeOf(device, 1, net(10_000))
  expect(await sendOne(api, device, envelope)).toMatchObject({ issue: 'acceptee' })
  return (envelope.payload as { collecte_id: string }).collecte_id
}

const ASK = "select document.etablir_imprimes($1, '{recu}', now())"

/** Requests the receipt of a collection. */
async function asked(id: string) {
  const act = await begin()
  await act.run(ASK, [id])
  await act.commit()
}

const receipts = async (id: string) =>
  (
    await ask<{ statut: string }>(
      url,
      `select case when remplace_le is null then 'valide' else 'remplace' end as statut
       from document.document where entite_id = $1 order by indice`,
      [id],
    )
  ).map(({ statut }) => statut)

/** Opens a transaction with the rules in DEMO. */
async function begin() {
  const client = new Client({ connectionString: url, application_name: 'sillon-api' })
  await client.connect()
  await client.query('begin')
  await client.query('set local role metier')
  await client.query(
    `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
    [ORGANISATION.demo, UTILISATEUR.rsci],
  )
  return {
    run: (sql: string, values: unknown[]) => client.query(sql, values),
    async commit() {
      await client.query('commit')
      await client.end()
    },
  }
}

test('who asks waits for who writes the documents of that record, and nobody else does', async () => {
  const [held, other] = [await collected(), await collected()]
  const holder = await hold(url, WRITING, [held])
  const waiting = asked(held)
  await untilBlocked(url, 1)
  await asked(other)
  expect([await receipts(held), await receipts(other)]).toEqual([[], ['valide']])
  await holder.release()
  await waiting
  expect(await receipts(held)).toEqual(['valide'])
})

test('who establishes them anew waits for who writes them', async () => {
  const id = await collected()
  await asked(id)
  const holder = await hold(url, WRITING, [id])
  const act = await begin()
  const established = act.run("select document.etablir('recu', $1, $1, now())", [id])
  await untilBlocked(url, 1)
  await holder.release()
  await established
  await act.commit()
  expect(await receipts(id)).toEqual(['valide'])
})

test('who devalidates waits for who writes the same documents', async () => {
  const id = await collected()
  await asked(id)
  const holder = await hold(url, WRITING, [id])
  const act = await begin()
  const devalidated = act.run(DEVALIDATE, [id])
  await untilBlocked(url, 1)
  await holder.release()
  await devalidated
  await act.commit()
  expect(await receipts(id)).toEqual(['remplace'])
})

test('a devalidation under way is not overtaken by the receipt of what it takes back', async () => {
  const id = await collected()
  const act = await begin()
  await act.run(DEVALIDATE, [id])
  const waiting = asked(id)
  await untilBlocked(url, 1)
  await act.commit()
  await waiting
  expect(await receipts(id)).toEqual(['remplace'])
})

test('what was asked for meanwhile is devalidated with the rest', async () => {
  const id = await collected()
  const asking = await begin()
  await asking.run(ASK, [id])
  const act = await begin()
  const devalidated = act.run(DEVALIDATE, [id])
  await untilBlocked(url, 1)
  await asking.commit()
  await devalidated
  await act.commit()
  expect(await receipts(id)).toEqual(['remplace'])
})

test('a duplicate that is being drawn keeps no act waiting', async () => {
  const id = await collected()
  await asked(id)
  const repeating = await begin()
  await repeating.run(
    `select document.dupliquer((organisation_id, $2, true)::utilisateur.session, id, 1, now())
     from document.document where entite_id = $1`,
    [id, UTILISATEUR.rsci],
  )
  const act = await begin()
  await act.run("set local lock_timeout = '2s'", [])
  await act.run(DEVALIDATE, [id])
  await act.commit()
  await repeating.commit()
  expect(await receipts(id)).toEqual(['remplace'])
})

test('two statements of a producer at one moment are established one after the other', async () => {
  const [first, second] = [await begin(), await begin()]
  const establish = (act: typeof first) =>
    act.run('select paiement.editer_releve(($1::uuid, $2::uuid, true)::utilisateur.session, $3, now())', [
      ORGANISATION.demo,
      UTILISATEUR.rsci,
      PRODUCTEUR.ordinary,
    ])
  await establish(first)
  const waiting = establish(second)
  await untilBlocked(url, 1)
  await first.commit()
  await waiting
  await second.commit()
})
