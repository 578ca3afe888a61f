// schemas/openapi.lock: the version and the fingerprint of the contract. A route declares the version that added it; after any
// other change the lock raises the last number.
import { existsSync, readFileSync } from 'node:fs'
import { buildContract, CONTRACT_LOCK, type Contract, fingerprintOf } from '../../src/contract/openapi.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { ROUTES } from '../../src/routes/table.ts'

/** A version of the contract with its fingerprint. */
export type Recorded = { readonly version: string; readonly sha256: string }

/** Returns the text of the lock. */
export function contractLock(): string {
  const schemas = readRouteSchemas()
  const known = existsSync(CONTRACT_LOCK) ? JSON.parse(readFileSync(CONTRACT_LOCK, 'utf8')) : undefined
  const recorded = record((version) => buildContract(ROUTES, schemas, version), known)
  return `${JSON.stringify(recorded, null, 2)}\n`
}

/** Returns the version and the fingerprint of a contract, which is built under its own version or a given one. */
export function record(build: (version?: string) => Contract, known: Recorded | undefined): Recorded {
  const built = factsOf(build())
  if (known?.version !== built.version || known.sha256 === built.sha256) return built
  const [major, minor, revision] = built.version.split('.')
  return factsOf(build(`${major}.${minor}.${Number(revision) + 1}`))
}

const factsOf = (contract: Contract): Recorded => ({
  version: contract.info.version,
  sha256: fingerprintOf(contract),
})
