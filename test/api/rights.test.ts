import type { Resultat } from '@sillon/telephone/types'
import { describe, expect, test } from 'vitest'
import { PARCELLE, PRODUCTEUR, PRODUIT } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { ageDevice, type Device, type Draft, enrolDevice, envelopeOf, sendOne } from './support/phones.ts'

const api = await openApi()
const sequences = new Map<string, number>()

/** Sends one collection from that device. */
async function collect(device: Device, payload: Draft = {}, changes: Draft = {}): Promise<Resultat> {
  const sequence = (sequences.get(device.appareil_id) ?? 0) + 1
  sequences.set(device.appareil_id, sequence)
  return sendOne(api, device, await envelopeOf(device, sequence, payload, changes))
}

const agent = await enrolDevice(api)
const _small = { producteur_id: PRODUCTEUR.small, parcelle_id: PARCELLE.small }
const isWritten = async ({ commande_id }: Resultat) =>
  (await api.sql('select 1 from collecte.collecte where commande_id = $1', [commande_id])).length === 1
const underControl = (...motifs: string[]) => ({ issue: 'acceptee_controle', motifs })
const ordinary = { issue: 'acceptee', motifs: [], alertes: [] }

describe('rights at the date of the operation', () => {
  test('a right that lacked on the day is droit_manquant, written all the same', async () => {
    const device = await enrolDevice(api, 'magasinier')
    const result = await collect(device)
    expect(result).toMatchObject(underControl('droit_manquant'))
    expect(await isWritten(result)).toBe(true)
  })

  test('beyond seven days without synchronization it is hors_ligne_depasse; just inside it is not', async () => {
    const inside = await enrolDevice(api)
    await ageDevice(api, inside, 6.99)
    expect(await collect(inside)).toMatchObject(ordinary)
    const outside = await enrolDevice(api)
    await ageDevice(api, outside, 7.01)
    expect(await collect(outside)).toMatchObject(underControl('hors_ligne_depasse'))
    expect(await collect(outside)).toMatchObject(ordinary)
  })

  test('a command whose module was off is kept and not written: module_inactif, not blocking', async () => {
    await api.sql(
      `update module.activation set actif_pendant = '{(,2020-01-01)}' where organisation_id = $1 and module = 'noyau'`,
      [agent.organisation_id],
    )
    const result = await collect(agent)
    await api.sql(
      `update module.activation set actif_pendant = '{(,)}' where organisation_id = $1 and module = 'noyau'`,
      [agent.organisation_id],
    )
    expect(result).toMatchObject({ ...underControl('module_inactif'), numero_officiel: null, entites: {} })
    expect(await isWritten(result)).toBe(false)
    const { controles } = (await api.get('/v1/controles?motif=module_inactif', 'rsci')).body
    expect(controles).toMatchObject([{ bloquant: false, entite: null }])
  })
})

describe('alerts stop nothing', () => {
  test('version_pack_differente: the phone works with another pack version than the frozen one', async () => {
    const result = await collect(agent, {}, { versions: { pack: '0.9', parametres: '1', application: 'x' } })
    expect(result).toMatchObject({ issue: 'acceptee', motifs: [], alertes: ['version_pack_differente'] })
    expect(await collect(agent, {}, { versions: { pack: 'fruits@1.0' } })).toMatchObject(ordinary)
  })

  test('rendement_non_calibre: no yield was set for the plot and product', async () => {
    const result = await collect(agent, { produit_id: PRODUIT.mangue, humidite_cp: null })
    expect(result.alertes).toEqual(['rendement_non_calibre'])
  })

  test('horloge_corrigee: see clock.test.ts', async () => {
    const drifted = { cree_le_appareil: new Date(Date.now() - 3 * 3_600_000).toISOString() }
    expect(await collect(agent, {}, drifted)).toMatchObject({
      issue: 'acceptee',
      alertes: ['horloge_corrigee'],
    })
  })
})
