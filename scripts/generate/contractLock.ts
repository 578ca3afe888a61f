// schemas/openapi.lock: the fingerprint of the contract with its version. Refused is a contract that changed under an unchanged
// version: an added route says its `since`, any other change raises REVISION in src/contract/route.ts.
import { existsSync, readFileSync } from 'node:fs'
import { buildContract, fingerprintOf } from '../../src/contract/openapi.ts'
import { readRouteSchemas } from '../../src/contract/routeSchemas.ts'
import { Sentence } from '../../src/process/lifetime.ts'
import { ROUTES } from '../../src/routes/table.ts'

/** The file that holds it. */
export const CONTRACT_LOCK = 'schemas/openapi.lock'

/** The text of the lock. */
export function contractLock(): string {
  const contract = buildContract(ROUTES, readRouteSchemas())
  const { version } = contract.info
  const sha256 = fingerprintOf(contract)
  const known = existsSync(CONTRACT_LOCK)
    ? (JSON.parse(readFileSync(CONTRACT_LOCK, 'utf8')) as { version: string; sha256: string })
    : null
  if (known !== null && known.version === version && known.sha256 !== sha256)
    throw new Sentence(
      `the contract is not the ${version} that ${CONTRACT_LOCK} records: give the added route its \`since\`, or raise REVISION in src/contract/route.ts.`,
    )
  return `${JSON.stringify({ version, sha256 }, null, 2)}\n`
}
