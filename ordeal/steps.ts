// PostgreSQL crashes while a command stands at a step, at each of them: what comes again afterwards has its effect once.

import { COMMAND_TYPES, type CommandType } from '@sillon/telephone/commandTypes'
import type { ReponseLiasse } from '@sillon/telephone/types'
import { type Field, openField } from '../bench/field.ts'
import { progress } from '../bench/progress.ts'
import { connect } from '../src/database/db.ts'
import { faults } from '../test/concurrency/support/effects.ts'
import { STORED, type Stored } from '../test/concurrency/support/senders.ts'
import { ask, hold, until, untilBlocked } from '../test/concurrency/support/sessions.ts'
import { changeDatabase } from '../test/support/breakages/apply.ts'
import { withClient } from '../test/support/clone.ts'
import type { Figure } from './figure.ts'
import { type Given, RECOVERY_MS } from './part.ts'
import { openScene } from './scene.ts'

const TYPES = Object.keys(COMMAND_TYPES) as CommandType[]
const BEGIN = /(?<=\n|\$)begin\n/

/** Where a step begins; the first, the token, comes before the database. */
const STEPS: readonly { readonly step: number; readonly rule: string; readonly before: RegExp }[] = [
  { step: 2, rule: 'commande.verrouiller_appareil', before: BEGIN },
  { step: 3, rule: 'commande.verifier_identite', before: BEGIN },
  { step: 4, rule: 'commande.retrouver', before: BEGIN },
  { step: 5, rule: 'commande.verifier_ordre', before: BEGIN },
  { step: 6, rule: 'commande.verifier_empreinte', before: BEGIN },
  { step: 7, rule: 'commande.verifier_schema', before: BEGIN },
  { step: 8, rule: 'commande.dater', before: BEGIN },
  { step: 9, rule: 'saisie.verifier_droits', before: BEGIN },
  { step: 10, rule: 'saisie.verifier_references', before: BEGIN },
  { step: 11, rule: 'commande.ecrire_type', before: BEGIN },
  { step: 12, rule: 'commande.conclure', before: BEGIN },
  // Everything is written, nothing is committed.
  { step: 13, rule: 'commande.conclure', before: /(?<=;\n) {2}(?=return jsonb_build_object)/ },
]

const GATES = 97

type Kept = Map<string, string>

/** Crashes PostgreSQL at every step of as many types as are asked for, in turn. */
export async function crashAtSteps({ lifetime, random, seed, size }: Given): Promise<readonly Figure[]> {
  const { adminUrl } = await openScene(lifetime, random)
  await withClient(adminUrl, async (client) => {
    for (const { step, rule, before } of STEPS) {
      const wait = `perform pg_catalog.pg_advisory_xact_lock_shared(${GATES}, ${step});\n  `
      await changeDatabase(client, {
        rule,
        from: before,
        to: before === BEGIN ? `begin\n  ${wait}` : `  ${wait}`,
      })
    }
  })
  const pool = connect(adminUrl, { max: 2, role: 'api', application: 'sillon-api' })
  lifetime.defer(() => pool.end())
  const field = await openField(pool)
  const kept: Kept = new Map()
  const losses: string[] = []
  let [crashes, slowest] = [0, 0]
  for (const [at, { step }] of STEPS.entries())
    for (let turn = 0; turn < size.types; turn++) {
      lifetime.ending.throwIfAborted()
      const type = TYPES[(seed + at + turn) % TYPES.length] ?? 'collecte.enregistrer'
      const recovery = Math.round(await crash(adminUrl, await field.batch(type, 1), step, kept))
      crashes += 1
      slowest = Math.max(slowest, recovery)
      if (recovery > RECOVERY_MS)
        losses.push(`step ${step} of ${type}: served ${recovery} ms after the return`)
      progress(`step ${step} of ${type}`)
    }
  const missing = missingOf(kept, await ask<Stored>(adminUrl, STORED))
  losses.push(...missing.map((id) => `command ${id} was acknowledged and is not kept`))
  losses.push(...(await faults(adminUrl)))
  const control = await withClient(adminUrl, async (client) => {
    await client.query('begin; set local session_replication_role = replica')
    await client.query('delete from commande.commande_resultat where commande_id = $1', [[...kept.keys()][0]])
    return missingOf(kept, (await client.query<Stored>(STORED)).rows)
  })
  return [
    {
      what: `PostgreSQL crashes at each of ${STEPS.length} steps, ${size.types} types each`,
      measured: { crashes, acknowledged: kept.size, lost: losses.length, slowest_ms: slowest },
      losses,
      control: { what: 'one acknowledged result taken away', isTold: control.length === missing.length + 1 },
    },
  ]
}

/** Sends a batch that a crash meets at that step, then again until it is acknowledged; answers how long after the return. */
async function crash(
  adminUrl: string,
  send: Awaited<ReturnType<Field['batch']>>,
  step: number,
  kept: Kept,
): Promise<number> {
  const holder = await hold(adminUrl, 'select pg_advisory_xact_lock($1, $2)', [GATES, step])
  const met = send().then(
    () => false,
    () => true,
  )
  const [pid] = await untilBlocked(adminUrl, 1)
  // One process that dies so takes every session with it, the gate's too.
  process.kill(pid ?? 0, 'SIGKILL')
  if (!(await met)) throw new Error(`a crash at step ${step} was not noticed`)
  await holder.release().catch(() => undefined)
  await until('PostgreSQL accepts sessions again', () =>
    ask(adminUrl, 'select').then(
      () => true,
      () => false,
    ),
  )
  const begun = performance.now()
  await until('the batch is acknowledged', async () => {
    const resultats = await send().catch((): ReponseLiasse['resultats'] => [])
    for (const resultat of resultats) kept.set(resultat.commande_id, JSON.stringify(resultat))
    return resultats.length > 0
  })
  return performance.now() - begun
}

/** The acknowledged commands whose stored results are not what was acknowledged. */
function missingOf(kept: Kept, rows: readonly Stored[]): string[] {
  const stored = new Map(rows.map(({ id, text }) => [id, text]))
  return [...kept]
    .filter(([id, result]) => result !== JSON.stringify(JSON.parse(stored.get(id) ?? 'null')))
    .map(([id]) => id)
}
