// Conditions of a release; each fault is a sentence (docs/decisions/0095-montee-sans-arret.md).
import { isNewer } from '../../src/database/versions.ts'

/** The parts of a release, as they are in the repository. */
export type Candidate = {
  readonly version: string
  /** The version in package-lock.json. */
  readonly locked: string
  readonly changelog: string
  /** The text of docs/releases.md. */
  readonly page: string
  /** The contract's version and fingerprint, recorded and built. */
  readonly recorded: string
  readonly built: string
  readonly contract: string
  /** Migrations with their texts, ordered by name. */
  readonly migrations: readonly { readonly name: string; readonly text: string }[]
  /** Tagged releases without their `v`. */
  readonly released: readonly string[]
  /** Uncommitted files, and migrations of the last release that were changed since. */
  readonly uncommitted: readonly string[]
  readonly rewritten: readonly string[]
}

/** Returns the faults that prevent a release. */
export function faultsOf(candidate: Candidate): string[] {
  const { version, locked, changelog, page, recorded, built, contract, released } = candidate
  const told = /^## (.+)$/m.exec(changelog)?.[1]
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version}\n`))
  const sections = [...changelog.matchAll(/^## (.+)$/gm)].map(([, one]) => one)
  const before = sections.slice(sections.indexOf(version) + 1)
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
    ...before.map((one) => [
      !page.includes(`| ${one} | \``),
      `docs/releases.md does not name the commit of ${one}`,
    ]),
    [recorded !== built, 'the contract is not the one of schemas/openapi.lock: run `npm run generate`'],
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
