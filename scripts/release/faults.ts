// What must be true of a tree that is released; each fault is a sentence (docs/decisions/0095-montee-sans-arret.md).
import { isNewer } from '../../src/database/versions.ts'

/** What a release is made of, as it stands in the tree. */
export type Candidate = {
  readonly version: string
  /** The version in package-lock.json. */
  readonly locked: string
  readonly changelog: string
  /** The contract's version and fingerprint: as it was recorded, and as it is built. */
  readonly recorded: string
  readonly built: string
  readonly contract: string
  /** Migrations by name, in their order, each with its text. */
  readonly migrations: readonly { readonly name: string; readonly text: string }[]
  /** The releases that were tagged, without their `v`. */
  readonly released: readonly string[]
  /** Files that differ from what is committed, and migrations of the last release that are not what they were. */
  readonly uncommitted: readonly string[]
  readonly rewritten: readonly string[]
}

/** What stands against releasing it. */
export function faultsOf(candidate: Candidate): string[] {
  const { version, locked, changelog, recorded, built, contract, released } = candidate
  const told = /^## (.+)$/m.exec(changelog)?.[1]
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`))
  const faults = [
    [!/^\d+\.\d+\.\d+$/.test(version), `${version} is no MAJOR.MINOR.PATCH`],
    [locked !== version, `package-lock.json says ${locked}, package.json ${version}`],
    [section === undefined, `CHANGELOG.md has no section «## ${version}»`],
    [
      section !== undefined && told !== version,
      `CHANGELOG.md begins with ${told}, package.json is ${version}`,
    ],
    [
      section !== undefined && !section.includes(`Contract ${contract}.`),
      `the section of ${version} in CHANGELOG.md does not say «Contract ${contract}.»`,
    ],
    [recorded !== built, 'the contract is not the one of schemas/openapi.lock: scripts/openapi-lock.ts'],
    ...released.map((one) => [
      !isNewer(version, one),
      `${version} does not come after ${one}, which is tagged`,
    ]),
    ...candidate.uncommitted.map((path) => [true, `${path} is not committed`]),
    ...candidate.rewritten.map((path) => [true, `${path} was released, and is not what it was`]),
    ...candidate.migrations.map(({ name, text }, at) => {
      const before = /^--! Hash: (\S+)$/m.exec(candidate.migrations[at - 1]?.text ?? '')?.[1] ?? '-'
      const said = /^--! Previous: (\S+)$/m.exec(text)?.[1]
      return [said !== before, `${name} does not follow the migration before it`]
    }),
  ] as const
  return faults.filter(([isFault]) => isFault).map(([, sentence]) => String(sentence))
}
