// Renews schemas/openapi.lock, the fingerprint of the contract with its version. Refuses a contract that changed
// under an unchanged version: give the added route its `since`, or raise REVISION in src/contract/route.ts.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildContract, fingerprintOf } from '../src/contract/openapi.ts'
import { readRouteSchemas } from '../src/contract/routeSchemas.ts'
import { ROUTES } from '../src/routes/table.ts'

const LOCK = join(import.meta.dirname, '..', 'schemas', 'openapi.lock')

const contract = buildContract(ROUTES, readRouteSchemas())
const { version } = contract.info
const sha256 = fingerprintOf(contract)
const known = existsSync(LOCK)
  ? (JSON.parse(readFileSync(LOCK, 'utf8')) as { version: string; sha256: string })
  : null

if (known !== null && known.version === version && known.sha256 !== sha256) {
  process.stderr.write(
    `The contract is not the ${version} that was recorded: its version must be raised first.\n`,
  )
  process.exitCode = 1
} else {
  writeFileSync(LOCK, `${JSON.stringify({ version, sha256 }, null, 2)}\n`)
  process.stdout.write(`contract ${version} ${sha256}\n`)
}
