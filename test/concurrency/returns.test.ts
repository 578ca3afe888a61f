// Spec: terrain#sortie, commandes#ordre-d-arrivee: a member's return meets a survey of the same land, and an operator's act that
// ends a plot with its holder: both end as if one had come after the other.
import { Client } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { GROUPEMENT, ORGANISATION, PRODUIT } from '../../demo/ids.ts'
import { openApi } from '../api/support/api.ts'
import { openOffice } from '../api/support/office.ts'
import { type Draft, enrolDevice, envelopeOf, sendBatch } from '../api/support/phones.ts'
import { square, survey } from '../api/support/provokedMotifs.ts'
import { ask, hold, untilBlocked } from './support/sessions.ts'

const api = await openApi({ settings: { POOL_SIZE: '12' } })
const url = api.server.database.adminUrl
const office = await openOffice(api)
const SURVEYS = 'select core.verrouiller($1)'
const PLOT = 'select from parcelle.parcelle where id = $1 for no key update'

async function registered(nom: string): Promise<string> {
  const id = uuidv7()
  const payload = {
    producteur_id: id,
    groupement_id: GROUPEMENT.allada,
    nom,
    prenoms: 'Essai',
    piece_identite: null,
  }
  await office.send({}, { type: 'producteur.enregistrer', version_schema: 1, payload })
  return id
}
const plotOf = (producteur_id: string, land: Parameters<typeof survey>[0]): Draft => ({
  type: 'parcelle.enregistrer',
  version_schema: 2,
  payload: {
    parcelle_id: uuidv7(),
    producteur_id,
    nom: 'Champ',
    cultures: [{ produit_id: PRODUIT.ananas, part_cp: 10_000, strate: 'principal' }],
    surface_declaree_m2: 12_000,
    releve: survey(land),
  },
})
const idOf = ({ payload }: Draft) => String((payload as Draft).parcelle_id)
const event = (id: string, act: 'sortie' | 'retour') =>
  api.post(`/v1/producteurs/${id}/${act}`, { le: new Date().toISOString(), raison: 'Essai' }, 'rsci')

/** Registers a member with a plot; both leave. */
async function gone(nom: string, land = square()) {
  const id = await registered(nom)
  const draft = plotOf(id, land)
  await office.send({}, draft)
  expect((await event(id, 'sortie')).status).toBe(200)
  return { id, plot: idOf(draft), land }
}

test.each([['the survey'], ['the return']])(
  'a return and a survey over its land: %s waits',
  async (waits) => {
    const { id, plot, land } = await gone(`Revenant ${waits}`)
    const neighbour = await registered(`Voisin ${waits}`)
    const draft = plotOf(neighbour, land)
    const phone = await enrolDevice(api, 'agent1')
    const envelope = await envelopeOf(phone, 1, {}, draft)

    // Both wait for the surveys of the organization, and get them one after the other.
    const holder = await hold(url, SURVEYS, [`releves ${ORGANISATION.demo}`])
    const acts = [() => event(id, 'retour'), () => sendBatch(api, phone, [envelope])]
    const running = []
    for (const [index, act] of (waits === 'the survey' ? acts : acts.toReversed()).entries()) {
      running.push(act())
      await untilBlocked(url, index + 1)
    }
    await holder.release()
    for (const { status } of await Promise.all(running)) expect(status).toBe(200)
    const overlaps = await ask(
      url,
      `select from controle.controle k where k.motif = 'chevauchement_parcelle' and k.statut = 'ouvert'
       and k.entite_id = any ($1) and k.autre_id = any ($1)`,
      [[plot, idOf(draft)]],
    )
    expect(overlaps).toHaveLength(1)
  },
)

test.each([['the return'], ['the end of the plot']])(
  'a return and an act that ends a plot with its holder: %s waits',
  async (waits) => {
    const { id, plot } = await gone(`Partant ${waits}`)
    // An older version left the plot of a member who was gone as it was.
    await ask(
      url,
      `update parcelle.parcelle set actif_pendant = tstzmultirange(tstzrange(cree_le, null)) where id = $1`,
      [plot],
    )
    const [{ organisation = '' } = {}] = await ask<{ organisation: string }>(
      url,
      'select organisation_id as organisation from parcelle.parcelle where id = $1',
      [plot],
    )
    const end = async () => {
      const client = new Client({ connectionString: url, application_name: 'sillon-api' })
      await client.connect()
      await client.query(`begin; set local role metier; set local sillon.organisation_id = '${organisation}'`)
      await client.query('select adhesion.suivre_sortie($1, now())', [plot])
      await client.query('commit')
      await client.end()
      return { status: 200 }
    }

    const holder = await hold(url, PLOT, [plot])
    const acts = [end, () => event(id, 'retour')]
    const running = []
    for (const [index, act] of (waits === 'the return' ? acts : acts.toReversed()).entries()) {
      running.push(act())
      await untilBlocked(url, index + 1)
    }
    await holder.release()
    for (const { status } of await Promise.all(running)) expect(status).toBe(200)
    const periods = await ask<{ member: boolean; plot: boolean }>(
      url,
      `select q.actif_pendant @> now() as member, p.actif_pendant @> now() as plot
       from parcelle.parcelle p join producteur.producteur q on q.id = p.producteur_id where p.id = $1`,
      [plot],
    )
    expect(periods).toEqual([{ member: true, plot: true }])
  },
)
