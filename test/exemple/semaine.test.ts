// A week of two agents with the real service: four days without a network, a broken clock, a full disk, a printer that loses its
// connection, a phone that changes hands, and one that is revoked.
import { nodeClock } from '@sillon/telephone/adapters/node/clock'
import type { Clock } from '@sillon/telephone/clock'
import { codeOf } from '@sillon/telephone/recu'
import type { Store } from '@sillon/telephone/store'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Application } from '../../apps/telephone/logic/application.ts'
import { queueOf, resultsOf } from '../../apps/telephone/logic/envois.ts'
import { todaysPlots } from '../../apps/telephone/logic/parcelles.ts'
import { newSaisie, withTyped } from '../../apps/telephone/logic/pesee.ts'
import { type Faults, fakePrinter } from '../client/printer/fakePrinter.ts'
import { codeOn } from '../client/printer/paper.ts'
import { withClient } from '../support/clone.ts'
import { openServer } from '../support/server.ts'
import { codeFor, enrolled, newHandset } from './support.ts'

const server = await openServer()
const DAY_MS = 86_400_000

/** The week's clock: the true time of the test, moved by days; a broken wall clock lies. */
function movedClock() {
  const moved = { days: 0, wrongMs: 0, boot: 'boot' }
  const real = nodeClock()
  const clock: Clock = {
    wall: () => new Date(Date.now() + moved.days * DAY_MS + moved.wrongMs),
    sinceBoot: () => {
      const { ms } = real.sinceBoot() ?? { ms: 0 }
      return { amorcage: moved.boot, ms: ms + moved.days * DAY_MS }
    },
  }
  return { moved, clock }
}

const first = newHandset()
const second = newHandset()
const time = movedClock()
const faults: Faults = {}
const printer = fakePrinter(384, faults)
const disk = { isFull: false }
let firmin: Application
let clarisse: Application

function fullDisk(store: Store): Store {
  return {
    ...store,
    async write(changes) {
      if (disk.isFull) throw new Error('SQLITE_FULL: database or disk is full')
      await store.write(changes)
    },
  }
}

// The service of that day: its time is moved like the phone's.
async function fetchThen(...request: Parameters<typeof fetch>): Promise<Response> {
  const answer = await first.fetch(...request)
  const { days } = time.moved
  if (days === 0) return answer
  const moved = (_: string, at: string) =>
    `"heure_serveur":"${new Date(Date.parse(at) + days * DAY_MS).toISOString()}"`
  const text = (await answer.text()).replace(/"heure_serveur" ?: ?"([^"]+)"/g, moved)
  return new Response(text, { status: answer.status, headers: answer.headers })
}

function openFirst() {
  return {
    clock: time.clock,
    fetch: fetchThen,
    openStores: async () => {
      const stores = await first.openStores()
      return { ...stores, store: fullDisk(stores.store) }
    },
    imprimante: { port: printer.imprimante, papier_mm: 58 as const },
  }
}

beforeAll(async () => {
  time.moved.days = -4
  firmin = await enrolled(first, server, 'agent1', openFirst())
  const enrolledOn = "update appareil.appareil set enrole_le = now() - interval '4 days' where id = $1"
  const { enrolement } = firmin.vue().state
  await withClient(server.database.adminUrl, (client) => client.query(enrolledOn, [enrolement?.appareil_id]))
  clarisse = await enrolled(second, server, 'agent2')
})

async function weigh(application: Application, kilos: string) {
  const { lu, state, now } = application.vue()
  if (lu === null) throw new Error('no registre')
  const [plot] = todaysPlots(lu.registre, state, { position: null, now })
  const produit_id = plot?.produits[0]?.id ?? null
  const typed = { ...newSaisie(lu.registre, plot?.id ?? ''), produit_id, brut: kilos, tare: '0,4' }
  return application.capturer(withTyped(typed), { photos: [], signature: [] })
}

const waiting = ({ vue }: Application) => queueOf(null, vue().state, vue().now).attend.length
const net = async (grams: number) => {
  const { collectes } = (await server.get('/v1/collectes?limite=200', 'rsci')).body
  return collectes.filter(({ net_g }: { net_g: number }) => net_g === grams)
}

describe('four days without a network', () => {
  test('each day is captured, with its own date, though the wall clock was set back by a year', async () => {
    first.network.up = false
    for (const day of [0, 1, 2, 3]) {
      time.moved.days = -3.9 + day
      time.moved.wrongMs = day === 2 ? -365 * DAY_MS : 0
      expect(await weigh(firmin, `${11 + day},4`)).not.toBeNull()
    }
    time.moved.days = 0
    time.moved.wrongMs = 0
    expect(waiting(firmin)).toBe(4)
  })

  test('a kill between two captures loses none of them, and gives no number twice', async () => {
    firmin = await first.open(openFirst())
    expect(waiting(firmin)).toBe(4)
    await weigh(firmin, '20,4')
    const references = firmin.vue().state.commandes.map(({ reference_provisoire }) => reference_provisoire)
    expect(new Set(references).size).toBe(5)
  })

  test('a full disk refuses a capture aloud, keeps all earlier ones, and takes the next once there is room', async () => {
    disk.isFull = true
    expect(await weigh(firmin, '21,4')).toBeNull()
    expect(firmin.vue().erreur).toBe('memoire_pleine')
    expect(waiting(firmin)).toBe(5)
    disk.isFull = false
    expect(await weigh(firmin, '22,4')).not.toBeNull()
    expect(waiting(firmin)).toBe(6)
  })
})

describe('a receipt in the hand', () => {
  test('a printer that loses its connection, then its paper, ends with one whole receipt and no duplicate', async () => {
    const last = firmin.vue().state.commandes.at(-1)
    const id = last?.id ?? ''
    Object.assign(faults, { breaksAfter: 3_000 })
    expect(await firmin.imprimer(id)).toBeNull()
    expect(firmin.vue().erreur).toBe('imprimante_perdue')
    Object.assign(faults, { paperRows: printer.rows.length + 200 })
    expect(await firmin.imprimer(id)).toBeNull()
    expect(firmin.vue().erreur).toBe('papier_absent')
    delete faults.paperRows
    const before = printer.rows.length
    expect(await firmin.imprimer(id)).toBe('entiere')
    expect(codeOn(printer.rows.slice(before))).toBe(codeOf(last ?? { texte: '{}' }))
    expect(waiting(firmin)).toBe(6)
  })

  test('the second print of a receipt is a duplicate, traced by a command of its own, once however often it is tried', async () => {
    const id = firmin.vue().state.commandes.at(-1)?.id ?? ''
    Object.assign(faults, { breaksAfter: 3_000 })
    expect(await firmin.imprimer(id)).toBeNull()
    expect(await firmin.imprimer(id)).toBe('entiere')
    expect(waiting(firmin)).toBe(7)
    expect(firmin.vue().state.commandes.at(-1)?.type).toBe('recu.reimprimer')
  })
})

describe('the network is back', () => {
  test('a captive portal is told from the service, and loses nothing', async () => {
    const portal = async () => new Response('<html>Bienvenue</html>', { status: 200 })
    const behind = await first.open({ ...openFirst(), fetch: portal })
    await behind.synchroniser()
    expect(behind.vue().erreur).toBe('portail')
    expect(waiting(behind)).toBe(7)
  })

  test('everything arrives once, dated by the days of the work, under no control of the clock', async () => {
    first.network.up = true
    await firmin.synchroniser()
    expect(firmin.vue().erreur).toBeNull()
    expect(waiting(firmin)).toBe(0)
    const results = resultsOf(null, firmin.vue().state)
    expect(results.filter(({ etape }) => etape === 'rejetee')).toEqual([])
    expect(results.flatMap(({ motifs }) => motifs).filter((one) => /horloge|hors_ligne/.test(one))).toEqual(
      [],
    )
    const days = firmin
      .vue()
      .state.commandes.slice(0, 4)
      .map(({ resultat }) => resultat?.date_operation ?? '')
    const apart = days
      .slice(1)
      .map((day, at) => Math.round((Date.parse(day) - Date.parse(days[at] ?? '')) / DAY_MS))
    expect(apart).toEqual([1, 1, 1])
    for (const grams of [11_000, 12_000, 13_000, 14_000, 20_000, 22_000])
      expect(await net(grams)).toHaveLength(1)
    expect(await net(21_000)).toEqual([])
  })

  test('the code on the receipt is that of the service’s own paper', async () => {
    const weighing = firmin
      .vue()
      .state.commandes.filter(({ type }) => type === 'collecte.enregistrer')
      .at(-1)
    if (weighing === undefined) throw new Error('no weighing')
    const page = await fetch(`${server.url}/verifier/${codeOf(weighing)}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(weighing.resultat?.numero_officiel ?? '?')
  })
})

describe('a phone that changes hands', () => {
  test('not while something waits; then it erases itself, and the next agent scans, signs in and works', async () => {
    second.network.up = false
    await weigh(clarisse, '7,4')
    await clarisse.changerAgent()
    expect(clarisse.vue()).toMatchObject({ etape: 'travail', erreur: 'file_non_vide' })
    second.network.up = true
    await clarisse.changerAgent()
    expect(clarisse.vue()).toMatchObject({ etape: 'connexion', erreur: null, lu: null })
    expect(clarisse.vue().state).toMatchObject({ enrolement: null, commandes: [] })
    expect(await net(7_000)).toHaveLength(1)
    for (const other of [
      'https://x.example/une-affiche',
      'https://x.example/#vidage=ABCD-1234',
      'ABCD-1234',
    ]) {
      await clarisse.scanner(other)
      expect(clarisse.vue().erreur).toBe('code_scanne_inconnu')
    }
    await clarisse.scanner(
      `${server.url}/#enrolement=${encodeURIComponent(await codeFor(server, 'inspecteur'))}`,
    )
    expect(clarisse.vue()).toMatchObject({ etape: 'connexion', erreur: null })
  })

  test('a scanned code made for another agent is told, and the right one enrols by itself after the sign-in', async () => {
    await clarisse.scanner(`${server.url}/#enrolement=${encodeURIComponent(await codeFor(server, 'agent1'))}`)
    await clarisse.connecter('agent2', 'demo')
    expect(clarisse.vue()).toMatchObject({ etape: 'code', erreur: 'code_enrolement_invalide' })
    await clarisse.scanner(`${server.url}/#enrolement=${encodeURIComponent(await codeFor(server, 'agent2'))}`)
    expect(clarisse.vue()).toMatchObject({ etape: 'travail', erreur: null })
    expect(await weigh(clarisse, '8,4')).not.toBeNull()
  })
})

test('a revoked phone sends what waits and erases itself, drafts and prints too', async () => {
  await weigh(firmin, '9,4')
  const { state } = firmin.vue()
  const path = `/v1/appareils/${state.enrolement?.appareil_id}/revoquer`
  expect((await server.post(path, { raison: 'perdu' }, 'admin')).status).toBe(200)
  await firmin.synchroniser()
  expect(firmin.vue()).toMatchObject({ efface: true, lu: null, impressions: {}, brouillons: {} })
  expect(await net(9_000)).toHaveLength(1)
  const reopened = await first.open(openFirst())
  expect(reopened.vue()).toMatchObject({ lu: null, impressions: {}, brouillons: {} })
})
