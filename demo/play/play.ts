// A day of two agents and the office: every kind of capture, and the faults on the way.
import { seal } from '@sillon/telephone/envelope'
import { update } from '@sillon/telephone/phone'
import { type CommandeLocale, replaceCommande } from '@sillon/telephone/state'
import { synchronize } from '@sillon/telephone/sync'
import type { Enveloppe, Resultat } from '@sillon/telephone/types'
import { Sentence } from '../../src/process/lifetime.ts'
import { GROUPEMENT } from '../ids.ts'
import { captureAfterRestart, captureCollectes } from './day.ts'
import { captureElsewhere } from './elsewhere.ts'
import { type Controle, officeDay } from './office.ts'
import { captureOperations, registerNewcomer } from './operations.ts'
import { type DemoPhone, openDemoPhone } from './phone.ts'
import { type Captured, describeBilan, noting } from './report.ts'
import { readResults } from './results.ts'
import { loseAndSend } from './revocation.ts'
import { readSignatures } from './signature.ts'
import { readTerrain } from './terrain.ts'

/** The captured commands, the responses, and the control queue at the end of the day. */
export type Day = { captured: Captured[]; resultats: Resultat[]; controles: Controle[] }

/** Plays the day on the service at `url`, with the phones' files in a folder, and reports each step. */
export async function playDay(
  url: string,
  folder: string,
  say: (line: string) => void,
  powersyncUrl?: string,
): Promise<Day> {
  const one = await openDemoPhone(url, 'agent1', folder)
  const two = await openDemoPhone(url, 'agent2', folder)
  const codes = [one, two].map(({ account, phone }) => `${account} ${phone.state.enrolement?.code_court}`)
  say(`Enrolled at ${url}: ${codes.join(', ')}.`)
  const captured: Captured[] = []
  const resultats: Resultat[] = []
  const send = async (what: string, device: DemoPhone, run = synchronize(device.phone)) => {
    const bilan = await run
    resultats.push(...bilan.resultats)
    say(describeBilan(what, device, bilan))
  }

  const morning = await readTerrain(one.phone.server, one.phone.retry)
  const newcomer = await registerNewcomer(one, noting(one, captured), morning)
  await send('morning', one)
  const terrain = await readTerrain(two.phone.server, two.phone.retry)
  const { campagne, parcelles, produit } = terrain
  say(`Reference data of both: ${campagne.nom}, ${parcelles.length} plots of ${produit.nom_fr}.`)

  for (const device of [one, two]) device.network.mode = 'down'
  const collectes = await captureCollectes(one, noting(one, captured), terrain)
  await captureOperations(one, noting(one, captured), terrain, newcomer, collectes)
  await one.reopen()
  await captureAfterRestart(one, noting(one, captured), terrain)
  await captureElsewhere(two, noting(two, captured), terrain, newcomer)
  say(`Captured ${captured.length} commands, most of them without network; one phone was restarted.`)

  await send('without network', one)
  one.network.mode = 'answers lost'
  await send('every answer lost on the way', one)
  one.network.mode = 'up'
  resultats.push(...(await readResults(one, { folder, powersyncUrl, say })))
  for (const device of [one, two]) {
    device.network.mode = 'up'
    await send('with network', device)
  }
  const lost = loseAndSend(url, two, noting(two, captured), terrain, GROUPEMENT.togoudo)
  await send('revoked, its last synchronization', two, lost)
  await sendAgain(one, say)
  const signatures = await readSignatures(url, captured)
  say(`The office opens the day's ${signatures} signatures: each has the SHA-256 that its command announces.`)
  return { captured, resultats, controles: await officeDay(url, captured, say) }
}

// Makes the phone lose responses, twice, as if its file had been restored: the service returns the stored results. Then sends
// other content under the first id, which is rejected for security.
async function sendAgain({ phone }: DemoPhone, say: (line: string) => void): Promise<void> {
  const forget = (one: CommandeLocale) =>
    ({ ...one, statut: 'en_attente', resultat: null, recu_le: null }) as const
  const sendAll = async () => {
    await update(phone, (state) => {
      state.commandes = state.commandes.map(forget)
    })
    return (await synchronize(phone)).resultats
  }
  const [once, twice] = [JSON.stringify(await sendAll()), JSON.stringify(await sendAll())]
  const verdict = once === twice ? 'the same results' : 'DIFFERENT results'
  const [first] = phone.state.commandes
  if (first === undefined) throw new Sentence('the phone has nothing left to send again.')
  say(`The whole queue of ${phone.state.commandes.length} sent twice more: ${verdict}.`)

  const { empreinte: _, ...envelope } = JSON.parse(first.texte) as Enveloppe
  const forged = await seal({ ...envelope, cree_le_appareil: new Date().toISOString() })
  await update(phone, (state) =>
    replaceCommande(state, first.id, (one) => ({ ...forget(one), texte: JSON.stringify(forged) })),
  )
  const { resultats } = await synchronize(phone)
  const told = resultats.find(({ commande_id }) => commande_id === first.id)
  say(`The first id with another content: ${told?.issue} ${told?.motifs.join(' ')}.`)
  if (once !== twice) throw new Sentence('a resend changed a result.')
}
