// `npm run admin -- verifier-journal`: compares the seals of the audit journal with the journal of today.
import type { Command } from 'commander'
import type { JWK } from 'jose'
import { type Lifetime, live, say } from '../../src/process/lifetime.ts'
import { loadConfig } from '../../src/settings/config.ts'
import { publishedKeys } from '../../src/tokens/configured.ts'
import { isSignedBy, kidOf } from '../../src/tokens/seals.ts'
import { type AskRules, openRules } from './rules.ts'
import { keysIn } from './trustedKeys.ts'

type Seal = {
  readonly rang: number
  readonly contenu: string
  readonly signature: string | null
  readonly cle: JWK | null
  readonly feuilles: number
}
type Comparison = {
  readonly alterees: readonly number[]
  readonly nombre_alterees: number
  readonly retirees: readonly number[]
  readonly nombre_retirees: number
  readonly nombre_effacees: number
  readonly racine_tient: boolean
  readonly chaine_tient: boolean
}
type Row = { readonly sceau: Seal; readonly verification: Comparison }

const SAY_EVERY_MS = 2_000
const NEXT = `
  select x.sceau, x.verification
  from sceau.sceau s
    cross join lateral sceau.detailler(s) as d
    cross join lateral json_to_record(d) as x (sceau json, verification json)
  where s.rang = $1`

/** Adds the command. */
export function addVerifyJournal(program: Command): void {
  program
    .command('verifier-journal')
    .description('compare every seal of the audit journal with the journal: what was altered or taken out')
    .option('--organisation <code>', 'of one organization; of all of them without it')
    .option('--cle <fichier>', 'the public key or key set (JSON) to trust, beside those of this service')
    .action(({ organisation, cle }: { organisation?: string; cle?: string }) =>
      live(async (lifetime) => {
        const keys = [...(await publishedKeys(loadConfig())), ...(cle === undefined ? [] : keysIn(cle))]
        const { organisations, inside } = await openRules(lifetime)
        const codes = organisation === undefined ? await organisations() : [organisation]
        let faults = 0
        for (const code of codes)
          faults += await inside(code, (ask) => verifyOne(code, ask, keys, lifetime), 'read only')
        return faults === 0 ? 0 : 1
      }),
    )
}

async function verifyOne(
  code: string,
  ask: AskRules,
  keys: readonly JWK[],
  { ending }: Lifetime,
): Promise<number> {
  const totals = { seals: 0, entries: 0, erased: 0, faults: 0 }
  let next = Date.now() + SAY_EVERY_MS
  for (let rank = 1; ; rank += 1) {
    ending.throwIfAborted()
    const [row] = await ask<Row>(NEXT, [rank])
    if (row === undefined) break
    const faults = await faultsOf(row, keys)
    for (const fault of faults) say(`${code}, seal ${rank}: ${fault}.`)
    totals.seals += 1
    totals.entries += row.sceau.feuilles
    totals.erased += row.verification.nombre_effacees
    totals.faults += faults.length
    if (Date.now() > next) {
      say(`${code}: ${totals.seals} seals, ${totals.entries} entries so far …`)
      next = Date.now() + SAY_EVERY_MS
    }
  }
  const [last] = await ask<{ manquants: boolean }>(
    'select coalesce(max(s.rang), 0) <> count(*) as manquants from sceau.sceau s',
  )
  if (last?.manquants) {
    say(`${code}: seals of the chain are missing after rank ${totals.seals}.`)
    totals.faults += 1
  }
  const erased = totals.erased > 0 ? `, ${totals.erased} without their erased personal values` : ''
  if (totals.faults === 0)
    say(`${code}: ${totals.seals} seals, ${totals.entries} entries, all as they were sealed${erased}.`)
  return totals.faults
}

async function faultsOf({ sceau, verification: found }: Row, keys: readonly JWK[]): Promise<string[]> {
  const faults: string[] = []
  const few = (ids: readonly number[], many: number) =>
    `${ids.slice(0, 10).join(', ')}${many > 10 ? ` … (${many})` : ''}`
  if (found.nombre_alterees > 0) faults.push(`altered: ${few(found.alterees, found.nombre_alterees)}`)
  if (found.nombre_retirees > 0) faults.push(`taken out: ${few(found.retirees, found.nombre_retirees)}`)
  if (!found.racine_tient) faults.push('its leaves do not make its root')
  if (!found.chaine_tient) faults.push('its fingerprint or its link to the seal before does not hold')
  const { signature, cle, contenu } = sceau
  if (signature === null) return [...faults, 'it is not signed yet; the next night signs it']
  const kid = kidOf(signature)
  const trusted = keys.find((key) => key.kid === kid)
  const key = trusted ?? cle
  if (key === null || !(await isSignedBy(Buffer.from(contenu), signature, key)))
    faults.push('its signature does not hold')
  else if (trusted === undefined)
    faults.push(`its key ${kid ?? ''} is not published any more; give the key that you kept by --cle`)
  return faults
}
