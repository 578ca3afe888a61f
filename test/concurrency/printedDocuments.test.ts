// Spec: documents#terrain, documents#remplacement, documents#releve: whoever establishes a document meets somebody who is at the same
// one. Who comes second waits and passes.
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ORGANISATION, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { openOffice } from '../api/support/office.ts'
import { net } from '../api/support/phones.ts'
import { ask, untilBlocked } from './support/sessions.ts'

const api = await openApi()
const url = api.server.database.adminUrl
const office = await openOffice(api)

/** A session of the rules of the organization, in a transaction. */
async function session(): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'sillon-api' })
  await client.connect()
  await client.query('begin')
  await client.query('set local role metier')
  await client.query(
    `select set_config('sillon.organisation_id', $1, true), set_config('sillon.utilisateur_id', $2, true)`,
    [ORGANISATION.demo, UTILISATEUR.rsci],
  )
  return client
}

test('a collection is taken back while the task establishes its receipt', async () => {
  const { result } = await office.send({ qualite_declaree: {}, ...net(10_000) })
  const { collecte } = result.entites as { collecte: string }
  const [task, decision] = [await session(), await session()]
  await task.query('select document.recueillir(now())')
  const taken = decision.query('select collecte.devalider($1, now())', [collecte])
  await untilBlocked(url, 1)
  await task.query('commit')
  await taken
  await decision.query('commit')
  await Promise.all([task.end(), decision.end()])
  const documents = await ask(
    url,
    `select d.indice, d.remplace_le is not null as remplace from document.document d where d.entite_id = $1`,
    [collecte],
  )
  expect(documents).toEqual([{ indice: 1, remplace: true }])
})

test('two statements of a producer at one moment are established one after the other', async () => {
  const establish = async (client: Client) =>
    await client.query(
      'select paiement.editer_releve(($1::uuid, $2::uuid, true)::utilisateur.session, $3, now())',
      [ORGANISATION.demo, UTILISATEUR.rsci, PRODUCTEUR.ordinary],
    )
  const [first, second] = [await session(), await session()]
  await establish(first)
  const waiting = establish(second)
  await untilBlocked(url, 1)
  await first.query('commit')
  await waiting
  await second.query('commit')
  await Promise.all([first.end(), second.end()])
})
