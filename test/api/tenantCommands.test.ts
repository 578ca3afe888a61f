// Commands of DEMO that name records of VOISINE: the service judges them as if these records did not exist, and changes no record
// of VOISINE.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { CAMPAGNE, CONTRAT, ORGANISATION, PARCELLE, PRODUCTEUR, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { type Device, type Draft, enrolDevice, envelopeOf, net, sendBatch } from './support/phones.ts'
import type { Theirs } from './support/place.ts'

const api = await openApi()
let own: Device
let neighbour: Device
const _theirs: Theirs = {
  appareil: '',
  collecte: '',
  commande: '',
  controle: '',
  code: '',
  codeId: '',
  fichier: '',
}

/** A collection of VOISINE. */
async function neighbourEnvelope(sequence: number, payload: Draft = {}) {
  const land = {
    campagne_id: CAMPAGNE.voisine,
    producteur_id: PRODUCTEUR.voisine,
    parcelle_id: PARCELLE.voisine,
  }
  return envelopeOf(neighbour, sequence, { ...land, produit_id: PRODUIT.cacao, ...net(1000), ...payload })
}

beforeAll(async () => {
  own = await enrolDevice(api)
  neighbour = await enrolDevice(api, 'voisine-agent', 'admin2')
  await sendBatch(api, neighbour, [await neighbourEnvelope(1)])
})

describe('a command of DEMO that names rows of VOISINE', () => {
  const judged = async (sequence: number, payload: Draft) => {
    const envelope = await envelopeOf(own, sequence, payload)
    const { text } = await sendBatch(api, own, [envelope])
    const rows = await api.sql(
      'select motif, details from controle.controle where commande_id = $1 order by motif, details',
      [envelope.id],
    )
    const erased = [envelope.id, (envelope.payload as Draft).collecte_id, ...Object.values(payload)]
    const anonymous = [text, JSON.stringify(rows)].map((all) =>
      erased.reduce<string>((a, id) => a.replaceAll(String(id), '#'), all),
    )
    return anonymous.map((all) =>
      all.replaceAll(
        /\d{4}-\d\d-\d\dT[^"]+|MP-\w+-\d\d-\d+|"(derniere_sequence|consomme_g|depassement_g)": ?\d+/g,
        '#',
      ),
    )
  }

  test.each<[string, string]>([
    ['campagne_id', CAMPAGNE.voisine],
    ['producteur_id', PRODUCTEUR.voisine],
    ['parcelle_id', PARCELLE.voisine],
    ['produit_id', PRODUIT.cacao],
    ['contrat_id', CONTRAT.voisine],
  ])('is judged as if they did not exist: %s', async (member, id) => {
    const [{ n } = { n: 0 }] = await api.sql<{ n: number }>(
      'select derniere_sequence::integer as n from appareil.appareil where id = $1',
      [own.appareil_id],
    )
    const answered = await judged(n + 1, { [member]: id })
    expect(answered[0]).toContain('reference_inconnue')
    expect(answered).toEqual(await judged(n + 2, { [member]: uuidv7() }))
  })

  test('an id of a command that VOISINE sent is free here: nothing of theirs is answered or touched', async () => {
    const first = await neighbourEnvelope(2)
    await sendBatch(api, neighbour, [first])
    const device = await enrolDevice(api)
    const { body } = await sendBatch(api, device, [await envelopeOf(device, 1, {}, { id: first.id })])
    expect(body.resultats).toMatchObject([{ commande_id: first.id, issue: 'acceptee', motifs: [] }])
    const rows = await api.sql('select organisation_id from commande.commande where id = $1 order by 1', [
      first.id,
    ])
    expect(rows.map(({ organisation_id }) => organisation_id)).toEqual([
      ORGANISATION.demo,
      ORGANISATION.voisine,
    ])
  })

  test('their device, their organization: identite_incoherente, told in their own terms only', async () => {
    const forged = { ...own, appareil_id: neighbour.appareil_id }
    const unknown = { ...own, appareil_id: uuidv7() }
    const answers = await Promise.all(
      [forged, unknown].map(async (device) => {
        const envelope = await envelopeOf(device, 3)
        const { text } = await sendBatch(api, device, [envelope], 'agent1')
        return text.replace(envelope.id, '#').replaceAll(/\d{4}-\d\d-\d\dT[^"]+/g, '#')
      }),
    )
    expect(answers[0]).toBe(answers[1])
    const state = await api.get(
      `/v1/sync/etat-appareil?appareil_id=${neighbour.appareil_id}`,
      'voisine-agent',
    )
    expect(state.body.derniere_sequence).toBe(2)
  })
})
