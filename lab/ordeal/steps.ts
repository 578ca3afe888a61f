// Crashes at each step of processing a command: sent again afterwards, the command has its effect once.

import { COMMAND_TYPES, type CommandType } from '@sillon/telephone/commandTypes'
import type { ReponseLiasse } from '@sillon/telephone/types'
import { startIssuer } from '../../test/api/support/issuer.ts'
import { faults } from '../../test/concurrency/support/effects.ts'
import { STORED, type Stored } from '../../test/concurrency/support/senders.ts'
import { ask, until } from '../../test/concurrency/support/sessions.ts'
import { withClient } from '../../test/support/clone.ts'
import { openField } from '../bench/field.ts'
import { progress } from '../bench/progress.ts'
import type { Figure } from './figure.ts'
import { crashAt, type Gate, makeGates, untilServed } from './gate.ts'
import { type Given, RECOVERY_MS } from './part.ts'
import { openScene, type Scene } from './scene.ts'
import { byHttp } from './way.ts'

const TYPES = Object.keys(COMMAND_TYPES) as CommandType[]

/** The first database rule of each step, by the step's number. Step 1, the token check, comes before the database. */
const GATES: readonly Gate[] = [
  { number: 2, rule: 'commande.verrouiller_appareil' },
  { number: 3, rule: 'commande.verifier_identite' },
  { number: 4, rule: 'commande.retrouver' },
  { number: 5, rule: 'commande.verifier_ordre' },
  { number: 6, rule: 'commande.verifier_empreinte' },
  { number: 7, rule: 'commande.verifier_schema' },
  { number: 8, rule: 'commande.dater' },
  { number: 9, rule: 'saisie.verifier_droits' },
  { number: 10, rule: 'saisie.verifier_references' },
  { number: 11, rule: 'commande.ecrire_type' },
  { number: 12, rule: 'commande.conclure' },
  // All rows are written but not committed.
  { number: 13, rule: 'commande.conclure', before: /(?<=;\n) {2}(?=return jsonb_build_object)/ },
]

type Resultats = ReponseLiasse['resultats']
type Send = () => Promise<Resultats>

/** Crashes a process during a batch; after the restart, resolves to true if the batch nevertheless got its response. */
type Crash = (send: Send) => Promise<boolean>

/** Crashes at every step of this many command types, one after the other. */
export async function crashAtSteps({ lifetime, random, seed, size }: Given): Promise<readonly Figure[]> {
  const keys = keyGate()
  const { issuer, close } = await startIssuer(keys.pass)
  lifetime.defer(close)
  const { settings: environment, tokenOf } = issuer
  const scene = await openScene(lifetime, random, { environment, tokenOf })
  const { adminUrl, http } = scene
  await makeGates(adminUrl, GATES)
  const field = await openField(byHttp(http))
  const steps: readonly (readonly [number, Crash])[] = [
    [1, (send) => dieAtTheToken(scene, keys, send)],
    ...GATES.map(({ number }) => [number, (send: Send) => crashAtGate(adminUrl, number, send)] as const),
  ]
  const kept = new Map<string, string>()
  const losses: string[] = []
  let [crashes, slowest] = [0, 0]
  for (const [at, [step, crash]] of steps.entries())
    for (let turn = 0; turn < size.types; turn++) {
      lifetime.ending.throwIfAborted()
      const type = TYPES[(seed + at + turn) % TYPES.length] ?? 'collecte.enregistrer'
      const send = await field.batch(type, 1)
      if (await crash(send)) losses.push(`step ${step} of ${type}: answered through the crash`)
      const recovery = await acknowledge(send, kept)
      crashes += 1
      slowest = Math.max(slowest, recovery)
      if (recovery > RECOVERY_MS)
        losses.push(`step ${step} of ${type}: served ${recovery} ms after the return`)
      progress(`step ${step} of ${type}`)
    }
  const missing = missingOf(kept, await ask<Stored>(adminUrl, STORED))
  losses.push(...missing.map((id) => `command ${id} was acknowledged and is not kept`))
  losses.push(...(await faults(adminUrl)), ...scene.look().unclear)
  const control = await withClient(adminUrl, async (client) => {
    await client.query('begin; set local session_replication_role = replica')
    await client.query('delete from commande.commande_resultat where commande_id = $1', [[...kept.keys()][0]])
    return missingOf(kept, (await client.query<Stored>(STORED)).rows)
  })
  return [
    {
      what: `a crash at each of ${steps.length} steps, ${size.types} types each`,
      measured: { crashes, acknowledged: kept.size, lost: losses.length, recovery_ms: slowest },
      losses,
      control: { what: 'one acknowledged result taken away', isTold: control.length === missing.length + 1 },
    },
  ]
}

/** Kills PostgreSQL while the batch waits at a place in a rule. */
async function crashAtGate(adminUrl: string, gate: number, send: Send): Promise<boolean> {
  const answered = await crashAt(adminUrl, gate, () => isAnswered(send))
  await untilServed(adminUrl)
  return answered
}

/** The service is killed while it waits for the keys that verify the token of the batch. */
async function dieAtTheToken(scene: Scene, keys: KeyGate, send: Send): Promise<boolean> {
  // The service is restarted first, because one that has verified a token has cached the keys.
  await scene.killService()
  const waiting = keys.close()
  await scene.startService()
  const answered = isAnswered(send)
  await waiting
  await scene.killService()
  keys.open()
  await scene.startService()
  return answered
}

const isAnswered = (send: Send) =>
  send().then(
    () => true,
    () => false,
  )

/** Sends the batch until it is acknowledged; returns the milliseconds. */
async function acknowledge(send: Send, kept: Map<string, string>): Promise<number> {
  const begun = performance.now()
  await until('the batch is acknowledged', async () => {
    const resultats = await send().catch((): Resultats => [])
    for (const resultat of resultats) kept.set(resultat.commande_id, JSON.stringify(resultat))
    return resultats.length > 0
  })
  return Math.round(performance.now() - begun)
}

/** A gate for requests of the provider's keys: they wait while it is closed. `close` resolves when a request waits. */
type KeyGate = { pass(): Promise<void>; close(): Promise<void>; open(): void }

function keyGate(): KeyGate {
  let closed: { readonly met: () => void; readonly opened: Promise<void> } | undefined
  let open = () => {}
  return {
    async pass() {
      closed?.met()
      await closed?.opened
    },
    close() {
      const [meeting, opening] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      closed = { met: meeting.resolve, opened: opening.promise }
      open = opening.resolve
      return meeting.promise
    },
    open() {
      closed = undefined
      open()
    },
  }
}

/** The acknowledged commands whose stored results differ from the acknowledged ones. */
function missingOf(kept: ReadonlyMap<string, string>, rows: readonly Stored[]): string[] {
  const stored = new Map(rows.map(({ id, text }) => [id, text]))
  return [...kept]
    .filter(([id, result]) => result !== JSON.stringify(JSON.parse(stored.get(id) ?? 'null')))
    .map(([id]) => id)
}
