// docs/decisions/0092: «Whatever an operator changes can be tried out; what ends something is asked for»; every command describes
// its purpose.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { describe, expect, inject, test } from 'vitest'
import { operatorProgram } from '../../scripts/admin/verbs.ts'
import { type Candidate, faultsOf } from '../../scripts/release/faults.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase } from '../support/database.ts'
import { runScript } from './support/processes.ts'

// The effect of a command: it reads; it changes data only with an option; it writes; or it ends something.
const DOES: Readonly<Record<string, 'reads' | 'tries' | 'writes' | 'ends'>> = {
  'campagne cloturer': 'ends',
  'campagne creer': 'writes',
  'campagne elargir': 'writes',
  'campagne lister': 'reads',
  'campagne modifier': 'writes',
  'campagne ouvrir': 'writes',
  'campagne rouvrir': 'writes',
  'cle-identite': 'ends',
  cles: 'writes',
  editeur: 'writes',
  'fichiers deplacer': 'writes',
  'fichiers verifier': 'reads',
  'fournisseur verifier': 'reads',
  'fuseau-editeur': 'writes',
  'journal copie': 'ends',
  'journal reconnaitre': 'ends',
  'journal verifier': 'reads',
  'messages envoyer': 'ends',
  'messages lister': 'reads',
  'messages taire': 'ends',
  'pack publier': 'writes',
  pays: 'writes',
  preparer: 'reads',
  purger: 'tries',
  'rapports detacher': 'ends',
  'rapports rattacher': 'writes',
  rejuger: 'tries',
  replique: 'tries',
  restaurer: 'tries',
  verifier: 'reads',
  'verifier-dossier': 'reads',
  'verifier-journal': 'reads',
}

const leaves = (command: Command, before: string[] = []): [string, Command][] =>
  command.commands.flatMap((one): [string, Command][] => {
    const names = [...before, one.name()]
    return one.commands.length > 0 ? leaves(one, names) : [[names.join(' '), one]]
  })
const verbs = leaves(await operatorProgram())

test('every verb is one of the table', () => {
  expect(verbs.map(([name]) => name).toSorted()).toEqual(Object.keys(DOES).toSorted())
})

describe.each(verbs)('%s', (name, verb) => {
  const options = verb.options.map(({ long }) => long)

  test('says what it is for, and what each argument and option is', () => {
    expect(verb.description()).toMatch(/^\S.{10,}/)
    for (const option of verb.options) expect(option.description).toMatch(/\S/)
    expect(verb.helpInformation()).toContain('--help')
  })

  test('can be tried out where it changes something, and asks where something ends', () => {
    const does = DOES[name]
    expect(options.includes('--oui')).toBe(does === 'ends' || ['purger', 'restaurer'].includes(name))
    if (does === 'writes' || does === 'ends') expect(options).toContain('--essai')
    if (does === 'reads') expect(options).not.toContain('--essai')
    if (does === 'tries') expect(verb.description()).toMatch(/nothing changes (?:without|unless)/)
  })
})

test.runIf(inject('sillon').trusts)(
  'tried out, or not confirmed, nothing is changed',
  { timeout: 120_000 },
  async () => {
    const { adminUrl } = await openDatabase('demo')
    const admin = async (...args: string[]) => {
      const { said, ended } = runScript('scripts/admin.ts', args, { DATABASE_URL: adminUrl })
      const code = await ended
      return `${code} ${said().trim()}`
    }
    const count = 'select count(*)::int as n from journal.evenement'
    const events = () =>
      withClient(adminUrl, async (client) => (await client.query<{ n: number }>(count)).rows[0]?.n)
    const [{ code: open } = { code: '' }] = await withClient(
      adminUrl,
      async (client) =>
        (
          await client.query<{ code: string }>(
            `select c.code from campagne.campagne c join organisation.organisation o on o.id = c.organisation_id
           where o.code = 'DEMO' and c.statut = 'ouverte'`,
          )
        ).rows,
    )
    const before = await events()
    expect(await admin('pays', 'DEMO', 'FR', '--essai')).toBe(
      '0 sillon: nothing was changed; without --essai: DEMO is in FR.',
    )
    expect(await admin('pays', 'DEMO', 'FRANCE', '--essai')).toMatch(/^1 sillon: FRANCE is no ISO 3166 code/)
    expect(await admin('campagne', 'cloturer', 'DEMO', open, 'essai', '--essai')).toMatch(
      /^0 nothing was changed; without --essai: campaign \S+ is closed from now on\./,
    )
    expect(await admin('campagne', 'cloturer', 'DEMO', open, 'essai')).toMatch(
      /^1 Campaign .* of DEMO will be closed\. Write «oui» to do it: \n?sillon: nothing was changed: the answer was not «oui»/,
    )
    expect(await events()).toBe(before)
    // A refusal comes before the question; after the confirmation the act is done.
    expect(await admin('campagne', 'cloturer', 'DEMO', 'NULLE')).toBe(
      '1 sillon: the organization has no campaign NULLE.',
    )
    expect(await admin('campagne', 'cloturer', 'DEMO', open, 'essai', '--oui')).toMatch(
      /^0 campaign \S+ is closed from now on\./,
    )
    expect(await events()).toBe((before ?? 0) + 1)
  },
)

// docs/decisions/0095: «a commit that `npm run release` accepts».
test('a tree is not released whose version, words, contract or migrations do not agree', () => {
  const good: Candidate = {
    version: '1.10.0',
    locked: '1.10.0',
    changelog: '# Changes\n\n## 1.10.0\n\nContract 1.208.0.\n\n## 1.9.0\n\nContract 1.207.0.\n',
    page: '| 1.9.0 | `a` |',
    contract: '1.208.0',
    recorded: 'a',
    built: 'a',
    migrations: [
      { name: '1', text: '--! Previous: -\n--! Hash: a\n' },
      { name: '2', text: '--! Previous: a\n--! Hash: b\n' },
    ],
    released: ['1.9.0'],
    uncommitted: [],
    rewritten: [],
  }
  expect(faultsOf(good)).toEqual([])
  const worse: Partial<Candidate>[] = [
    { locked: '1.9.0' },
    { changelog: '## 1.9.0\n' },
    { changelog: `## 9.0.0\n\n${good.changelog}` },
    { page: '' },
    { contract: '1.207.0' },
    { built: 'b' },
    { released: ['1.9.0', '1.10.0'] },
    { released: ['2.0.0'] },
    { migrations: good.migrations.slice(1) },
    { uncommitted: ['README.md'] },
    { rewritten: ['migrations/committed/1'] },
  ]
  for (const change of worse) expect(faultsOf({ ...good, ...change })).toHaveLength(1)
})

// docs/releases.md: «This page names the commits».
test('the commits of the page of releases have these versions, where the clone has its history', () => {
  const page = readFileSync(new URL('../../docs/releases.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| `(\w{40})` \|.* (\d{6}) \|$/gm)]
  expect(rows.length).toBeGreaterThan(3)
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout
  for (const [, version, commit = '', migration] of rows) {
    if (git('cat-file', '-t', commit) !== 'commit\n') continue
    expect(JSON.parse(git('show', `${commit}:package.json`)).version).toBe(version)
    const migrations = git('ls-tree', '--name-only', `${commit}:migrations/committed`)
    expect(migrations.trim().split('\n').at(-1)).toMatch(`${migration}-`)
  }
})
