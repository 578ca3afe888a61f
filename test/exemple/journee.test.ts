// The example's logic, used as by its screens, with the real service: from signing in to results, with a time without a network.
import { join } from 'node:path'
import { nodeSqlite } from '@sillon/telephone/adapters/node/sqlite'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Application } from '../../apps/telephone/logic/application.ts'
import { balanceAt, capacites } from '../../apps/telephone/logic/capacite.ts'
import { queueOf, resultsOf } from '../../apps/telephone/logic/envois.ts'
import { openGarde } from '../../apps/telephone/logic/garde.ts'
import { todaysPlots, type VueParcelle } from '../../apps/telephone/logic/parcelles.ts'
import { newSaisie, withTyped } from '../../apps/telephone/logic/pesee.ts'
import type { Registre } from '../../apps/telephone/logic/registre.ts'
import { openServer } from '../support/server.ts'
import { codeFor, newHandset, PHOTO } from './support.ts'

const server = await openServer()
const handset = newHandset()
let application: Application

const SIGNATURE = [
  [
    [0.1, 0.5],
    [0.3, 0.2],
    [0.5, 0.8],
    [0.7, 0.3],
    [0.9, 0.5],
  ],
] as const
function registre(): Registre {
  const { lu } = application.vue()
  if (lu === null) throw new Error('no registre')
  return lu.registre
}

function plots(position: { longitude: number; latitude: number } | null = null, cherche = ''): VueParcelle[] {
  const { state, now } = application.vue()
  return todaysPlots(registre(), state, { position, now, cherche })
}

function first(): VueParcelle {
  const [plot] = plots().filter(({ produits }) => produits.some(({ code }) => code === 'ANANAS'))
  if (plot === undefined) throw new Error('no plot')
  return plot
}

const weighing = (plot: VueParcelle, brut: string) => {
  const produit_id = plot.produits.find(({ code }) => code === 'ANANAS')?.id ?? null
  return withTyped({ ...newSaisie(registre(), plot.id), produit_id, impuretes: '0,8', brut, tare: '0,6' })
}

beforeAll(async () => {
  application = await handset.open()
})

describe('on the way to the field', () => {
  test('an address where no service answers is told, and nothing is kept of it', async () => {
    await application.choisirServeur(`${server.url}/ailleurs`, null)
    expect(application.vue()).toMatchObject({ etape: 'adresse', erreur: 'adresse_inconnue', serveur: null })
    await application.choisirServeur('pas une adresse', null)
    expect(application.vue().erreur).toBe('adresse_inconnue')
  })

  test('a wrong password is told, then the agent signs in', async () => {
    await application.choisirServeur(`${server.url}/`, null)
    expect(application.vue()).toMatchObject({
      etape: 'connexion',
      erreur: null,
      provider: { takesPassword: true },
    })
    await application.connecter('agent1', 'pas celui-la')
    expect(application.vue()).toMatchObject({ etape: 'connexion', erreur: 'identifiants_refuses' })
    await application.connecter(' agent1 ', 'demo')
    expect(application.vue()).toMatchObject({ etape: 'code', erreur: null })
  })

  test('a code made for another agent is refused; the own one enrols, and the registre is there at once', async () => {
    await application.enroler(await codeFor(server, 'agent2'))
    expect(application.vue()).toMatchObject({ etape: 'code', erreur: 'code_enrolement_invalide', lu: null })
    await application.enroler((await codeFor(server, 'agent1')).toLowerCase())
    expect(application.vue()).toMatchObject({ etape: 'travail', erreur: null, synchronise: false })
    const seen = (await server.get('/v1/parcelles?limite=200', 'agent1')).body.parcelles as { id: string }[]
    expect(plots().length).toBeGreaterThan(3)
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(plots().map(({ id }) => id)))
  })
})

describe('in the field, without network', () => {
  test('the application that was closed opens on what it kept', async () => {
    handset.network.up = false
    const before = plots()
    application = await handset.open()
    expect(application.vue()).toMatchObject({ etape: 'travail', erreur: null })
    expect(plots()).toEqual(before)
  })

  test('the nearest plot comes first, and a search needs no accents', () => {
    const far = plots().find(({ milieu }) => milieu !== null)
    expect(plots(far?.milieu)[0]).toMatchObject({ id: far?.id, distance_m: 0 })
    const accented = plots().find(({ nom, producteur }) => /[éèêïôç]/.test(nom + producteur))
    const typed = `${accented?.nom} ${accented?.producteur}`.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
    expect(plots(null, ` ${typed.toUpperCase()} `).map(({ id }) => id)).toEqual([accented?.id])
    expect(plots(null, 'nulle part')).toEqual([])
  })

  test('a capture lies in the queue with the number for the receipt, and on the balance and the plot', async () => {
    const plot = first()
    const saisie = weighing(plot, '25,4')
    const before = balanceAt(registre(), plot.id, saisie.produit_id)
    const local = await application.capturer(saisie, { photos: [PHOTO], signature: SIGNATURE })
    expect(local?.reference_provisoire).toMatch(/^BR-\w+-\d{8}-0001$/)
    const { state, now } = application.vue()
    const queue = queueOf(registre(), state, now)
    expect(queue).toMatchObject({ fichiers_en_attente: 2, trop_ancien: false, capture_refusee: false })
    expect(queue.attend).toMatchObject([{ net_g: 24_800, parcelle: plot.nom, producteur: plot.producteur }])
    expect(first().pese_g).toBe(24_800)
    const solde = capacites(registre(), state).find(({ id }) => id === before?.solde.id)
    expect(solde).toMatchObject({ attente_g: 24_800, restant_g: (before?.restant_g ?? 0) - 24_800 })
  })

  test('a synchronization says that there is no network, and loses nothing', async () => {
    await application.synchroniser()
    expect(application.vue()).toMatchObject({ erreur: 'reseau', synchronise: false })
    const { state, now } = application.vue()
    expect(queueOf(registre(), state, now).attend).toHaveLength(1)
  })
})

describe('back where there is a network', () => {
  test('what waited is sent with its files, has its official number, and the balance moved', async () => {
    const plot = first()
    const before = balanceAt(registre(), plot.id, plot.produits[0]?.id ?? null)
    handset.network.up = true
    await application.synchroniser()
    const { state, now, erreur } = application.vue()
    expect(erreur).toBeNull()
    expect(queueOf(registre(), state, now)).toMatchObject({ attend: [], fichiers_en_attente: 0 })
    const [result] = resultsOf(registre(), state)
    expect(result).toMatchObject({
      etape: 'acceptee',
      motifs: [],
      numero_officiel: expect.stringMatching(/\d/),
    })
    const [kept] = state.commandes
    const { pieces_jointes } = JSON.parse(kept?.texte ?? '{}')
    for (const { fichier_id } of pieces_jointes)
      expect((await server.get(`/v1/fichiers/${fichier_id}`, 'rsci')).body.lecture).not.toBeNull()
    expect(pieces_jointes).toHaveLength(2)
    const after = balanceAt(registre(), plot.id, plot.produits[0]?.id ?? null)
    expect(after?.restant_g).toBe((before?.restant_g ?? 0) - 24_800)
  })

  test('what crosses the ceiling is accepted under control, and says so', async () => {
    const plot = first()
    const solde = balanceAt(registre(), plot.id, plot.produits[0]?.id ?? null)
    const beyond = String(Math.ceil((solde?.restant_g ?? 0) / 1000) + 10)
    await application.capturer(weighing(plot, beyond), { photos: [], signature: [] })
    await application.synchroniser()
    const [result] = resultsOf(registre(), application.vue().state)
    expect(result).toMatchObject({ etape: 'controle', motifs: ['capacite_depassee'] })
  })

  test('a session that ended asks to sign in again and keeps the queue, which goes afterwards', async () => {
    const kept = JSON.parse(handset.coffre.text ?? '{}')
    handset.coffre.text = JSON.stringify({ ...kept, access_token: 'x.y.z', refresh_token: 'rien' })
    await application.capturer(weighing(first(), '11,6'), { photos: [PHOTO], signature: [] })
    await application.synchroniser()
    expect(application.vue()).toMatchObject({ etape: 'travail', erreur: 'session_terminee' })
    expect(handset.coffre.text).toBeNull()
    await application.reconnecter()
    expect(application.vue().etape).toBe('connexion')
    await application.connecter('agent1', 'demo')
    await application.synchroniser()
    expect(application.vue()).toMatchObject({ etape: 'travail', erreur: null })
    const { state, now } = application.vue()
    expect(resultsOf(registre(), state)).toHaveLength(3)
    expect(queueOf(registre(), state, now)).toMatchObject({ fichiers_en_attente: 0, fichiers_refuses: [] })
  })

  test('an access token that ran out is renewed without a word, and the refresh token is the new one', async () => {
    const kept = JSON.parse(handset.coffre.text ?? '{}')
    handset.coffre.text = JSON.stringify({ ...kept, access_token: 'x.y.z' })
    await application.synchroniser()
    expect(application.vue().erreur).toBeNull()
    const renewed = JSON.parse(handset.coffre.text ?? '{}')
    expect(renewed.refresh_token).not.toBe(kept.refresh_token)
  })

  test('a revoked phone sends what waits, then forgets all but the address', async () => {
    await application.capturer(weighing(first(), '9'), { photos: [], signature: [] })
    const { lu, state } = application.vue()
    if (lu === null) throw new Error('no registre')
    const appareil = state.enrolement?.appareil_id
    const body = { raison: 'perdu' }
    expect((await server.post(`/v1/appareils/${appareil}/revoquer`, body, 'admin')).status).toBe(200)
    await application.synchroniser()
    expect(application.vue()).toMatchObject({ etape: 'connexion', efface: true, lu: null })
    expect(application.vue().state).toMatchObject({ enrolement: null, commandes: [], fichiers: [] })
    expect(handset.coffre.text).toBeNull()
    const received = (await server.get('/v1/collectes?limite=200', 'agent1')).body.collectes as {
      net_g: number
    }[]
    expect(received.filter(({ net_g }) => net_g === 8_400)).toHaveLength(1)
    // Simulates that the application was killed before its last step.
    const garde = await openGarde(nodeSqlite(join(handset.folder, 'garde.db')))
    await garde.write('registre', lu)
    const reopened = await handset.open()
    expect(reopened.vue()).toMatchObject({ etape: 'connexion', lu: null, serveur: { url: server.url } })
    expect(await garde.read('registre')).toBeNull()
  })
})
