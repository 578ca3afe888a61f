// Plays a history: the acts of the agent, the network, the office and the operator, and their effects on the application.
import { drain } from '@sillon/telephone/drain'
import { PhoneError } from '@sillon/telephone/errors'
import { keepFile } from '@sillon/telephone/files'
import { capture, enrol } from '@sillon/telephone/phone'
import { receiveResults, serviceResults } from '@sillon/telephone/results'
import { warnings } from '@sillon/telephone/state'
import { type Bilan, synchronize } from '@sillon/telephone/sync'
import { UTILISATEUR } from '../../../demo/ids.ts'
import { commandeOf } from './captures.ts'
import { type Break, newDevice } from './device.ts'
import type { Coupe, Histoire, Pas } from './history.ts'
import { keepsAll, type Ledger, ledgerOf, noteCaptured, noteShown, takeStock } from './ledger.ts'
import type { World } from './server.ts'

const HOUR_MS = 3_600_000
// A call that has not ended after this time counts as frozen; the load of the machine alone can not explain such a delay.
const FROZEN_MS = 120_000
// A synchronization of these few commands needs fewer steps than this, unless it loops for ever.
const MOST_STEPS = 1_000
// A file waits at most six hours before the next attempt. A file that still waits after this number of attempts will never be
// sent.
const LAST_TRIES = 8

/** The result of a history: the laws that it broke, and the events that occurred in it. */
export type Lived = { readonly faults: readonly string[]; readonly met: readonly string[] }

/** Plays a history; at its end the network, the account and the application work again. */
export async function live(world: World, { plateforme, pas }: Histoire, breaks?: Break): Promise<Lived> {
  const device = await newDevice(world, plateforme, breaks)
  const ledger = ledgerOf(device)
  try {
    await act(ledger, null, () => enrolAnew(ledger))
    for (const one of pas) {
      await happen(ledger, one)
      if (ledger.faults.length > 0) break
    }
    if (ledger.faults.length === 0) await recover(ledger)
  } catch (error) {
    ledger.faults.push(`it throws ${(error as Error).stack}`)
  } finally {
    await office(world, 'reactiver')
    device.close()
  }
  return { faults: ledger.faults, met: [...ledger.met] }
}

async function happen(ledger: Ledger, one: Pas): Promise<void> {
  const { device, met } = ledger
  const { world } = device
  met.add(one.pas)
  switch (one.pas) {
    case 'saisir':
      return act(ledger, one.coupe, () => captureAll(ledger, one.genres, one.photos))
    case 'synchroniser':
      return act(ledger, one.coupe, async () => {
        device.mishaps = [...one.reseau]
        const sending = synchronize(device.phone)
        // The agent captures during the sending, and these captures may be refused.
        const capturing = captureAll(ledger, one.pendant, 0).catch(notedBy(ledger))
        await weigh(ledger, await sending)
        await capturing
      })
    case 'resultats':
      return act(ledger, one.coupe, async () => {
        device.mishaps = [...one.reseau]
        await receiveResults(device.phone, serviceResults)
      })
    case 'vider':
      return act(ledger, one.coupe, () => drainQueue(ledger, one))
    case 'dormir':
      return world.pass(one.heures * HOUR_MS)
    case 'horloge':
      device.wallErrorMs = one.heures * HOUR_MS
      return
    case 'redemarrer':
      device.boots += 1
      device.bootedAt = world.now()
      return reopen(ledger, null)
    case 'tuer':
      return reopen(ledger, null)
    case 'deconnecter':
    case 'connecter':
      device.isSignedIn = one.pas === 'connecter'
      return
    case 'suspendre':
    case 'reactiver':
      return office(world, one.pas)
    default:
      return happenToService(ledger, one.pas)
  }
}

async function happenToService(
  ledger: Ledger,
  what: 'sauvegarder' | 'restaurer' | 'revoquer' | 'remplacer',
): Promise<void> {
  const { device, present, met } = ledger
  const { world } = device
  if (present === null) return
  if (what === 'sauvegarder') {
    await world.save('point')
    ledger.saved = { present, at: world.now(), isOut: present.isOut }
    return
  }
  if (what === 'restaurer') {
    const { saved } = ledger
    // No restore to a point more than six days ago: commands that the service forgot about the phone, and results that the phone
    // dropped after seven days, could not be recovered.
    if (saved?.present !== present || world.now() - saved.at > 6 * 24 * HOUR_MS) return
    await world.restore('point')
    present.restoredAt = world.now()
    present.isOut = saved.isOut
    device.batches = device.batches.filter((at) => at <= saved.at)
    met.add('restored')
    return
  }
  const { status } = await world.api.post(`/v1/appareils/${present.id}/${what}`, { raison: 'x' }, 'admin')
  if (status === 200 || status === 201) present.isOut = true
}

// Runs a task. An application that dies during it is opened again; one that neither ends nor dies counts as frozen.
async function act(ledger: Ledger, coupe: Coupe, task: () => Promise<void>): Promise<void> {
  const { device } = ledger
  const { life } = device
  if (coupe !== null) life.left = coupe.apres
  let timer: NodeJS.Timeout | undefined
  const frozen = new Promise<'frozen'>((resolve) => {
    timer = setTimeout(() => resolve('frozen'), FROZEN_MS)
  })
  const ended = task().then(() => 'ended' as const, notedBy(ledger))
  const outcome = await Promise.race([ended, life.killed, frozen]).finally(() => clearTimeout(timer))
  device.mishaps = []
  life.left = null
  if (outcome === 'frozen') ledger.faults.push('the phone is frozen')
  if (life.steps > MOST_STEPS) ledger.faults.push('the phone goes round and round')
  life.steps = 0
  if (outcome === 'killed') {
    ledger.met.add('killed')
    await reopen(ledger, coupe?.puis ?? null)
  }
  if (!device.life.dead) noteShown(ledger)
}

// The agent may see the error code of a `PhoneError`; any other error is a fault.
function notedBy({ met }: Ledger): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof PhoneError)) throw error
    met.add(error.code)
  }
}

async function reopen(ledger: Ledger, left: number | null): Promise<void> {
  const { device } = ledger
  if (left !== null) await device.open(left)
  await device.open()
  await keepsAll(ledger)
}

async function captureAll(ledger: Ledger, genres: readonly number[], photos: number): Promise<void> {
  const { device } = ledger
  const { life } = device
  if (device.phone.state.enrolement === null && genres.length > 0) await enrolAnew(ledger)
  for (const genre of genres) {
    const pieces = []
    for (let n = 0; n < photos; n += 1) {
      const contenu = crypto.getRandomValues(new Uint8Array(400))
      const piece = await keepFile(device.phone, { role: 'photo', type_media: 'image/jpeg', contenu })
      ledger.present?.files.set(piece.fichier_id, { ...piece, contenu })
      pieces.push(piece)
    }
    const before = device.world.now()
    ledger.attempt = { before, wallErrorMs: device.wallErrorMs }
    const commande = { ...commandeOf(genre, device.phone.clock.wall()), pieces_jointes: pieces }
    const local = await capture(device.phone, commande)
    if (!life.dead) noteCaptured(ledger, local)
  }
}

// Each attempt needs a new code from the office, because a lost response has used up the previous one.
async function enrolAnew(ledger: Ledger): Promise<void> {
  const { device } = ledger
  const { api } = device.world
  const { body } = await api.post(
    '/v1/appareils/codes-enrolement',
    { utilisateur_id: UTILISATEUR.agent1 },
    'admin',
  )
  ledger.present = null
  const { appareil_id } = await enrol(device.phone, body.code, 'Téléphone d’essai')
  ledger.begin(appareil_id)
}

async function drainQueue(ledger: Ledger, { reseau }: Extract<Pas, { pas: 'vider' }>): Promise<void> {
  const { device, present } = ledger
  if (present === null) return
  const { body } = await device.world.api.post(
    `/v1/appareils/${present.id}/code-vidage`,
    { raison: 'x' },
    'admin',
  )
  device.mishaps = [...reseau]
  if (body.code !== undefined) await weigh(ledger, await drain(device.phone, body.code))
}

async function weigh(ledger: Ledger, bilan: Bilan): Promise<void> {
  ledger.met.add(bilan.issue)
  if (bilan.erreur !== null) ledger.met.add(bilan.erreur.code)
  if (bilan.issue === 'bloque') ledger.faults.push('the queue is blocked')
  if (bilan.mises_de_cote.length > 0) ledger.faults.push('a sound command was set aside')
  if (bilan.fichiers.refuses.length > 0) ledger.faults.push('a sound file was refused')
  if (bilan.efface) await erased(ledger)
}

async function erased(ledger: Ledger): Promise<void> {
  const { present, device } = ledger
  if (present === null) return
  ledger.met.add('efface')
  if (device.phone.state.enrolement !== null) ledger.faults.push('an erased phone knows who it was')
  await takeStock(ledger, present, 'erased')
  ledger.present = null
}

async function recover(ledger: Ledger): Promise<void> {
  const { device } = ledger
  const { world } = device
  await office(world, 'reactiver')
  device.isSignedIn = true
  for (let tries = 0; tries < LAST_TRIES && ledger.present !== null; tries += 1) {
    await act(ledger, null, async () => weigh(ledger, await synchronize(device.phone)))
    if (ledger.faults.length > 0) return
    const { en_attente, fichiers_en_attente } = warnings(device.phone.state, device.phone.clock.wall())
    if (en_attente + fichiers_en_attente === 0 && !ledger.present?.isOut) break
    await world.pass(6.1 * HOUR_MS)
  }
  // The agent can continue after every kind of fault.
  if (ledger.present?.isOut === false) {
    await act(ledger, null, () => captureAll(ledger, [0], 1))
    await act(ledger, null, async () => weigh(ledger, await synchronize(device.phone)))
    await act(ledger, null, async () => weigh(ledger, await synchronize(device.phone)))
  }
  const { present } = ledger
  if (present?.isOut) ledger.faults.push('a phone that is out of service keeps what it was')
  if (present) await takeStock(ledger, present, 'ended')
}

async function office({ api }: World, act: 'suspendre' | 'reactiver'): Promise<void> {
  await api.post(`/v1/utilisateurs/${UTILISATEUR.agent1}/${act}`, { raison: 'x' }, 'admin')
}
