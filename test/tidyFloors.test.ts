// The rule about levels («floors») can fail: each of its two parts is tested with files that break it.
import { expect, test } from 'vitest'
import * as floors from './support/tidy/floorRules.ts'
import * as heads from './support/tidy/headRules.ts'
import type { SourceFile } from './support/tidy/tree.ts'

const SAID = '```floors\n2  reception | records\n1  lot etape | goods\n0  matiere | the ledger\n```\n'
const DRAWN = '```floors\n  ┌───┐\n2 │ reception │\n1 │ lot │\n1 │ etape │\n0 │ matiere │ down\n```\n'

const file = (path: string, text: string): SourceFile => ({ path, text })

function routine(name: string, body = 'null;', kind = 'function'): SourceFile {
  const header = 'returns void\nlanguage plpgsql\nset search_path = pg_catalog, pg_temp'
  const text = `-- What.\ncreate or replace ${kind} ${name}(p_id uuid) ${header}\nas $$\nbegin\n  ${body}\nend\n$$;\n`
  return file(`sql/${name.replace('.', '/')}.sql`, text)
}

const VIEW = file('sql/reception/effet.sql', 'create or replace view reception.effet as select 1 as id;\n')
const MADE = file(
  'sql/lot/aiguillage.rows.sql',
  "select core.tenir_aiguillages('lot', array[\n  ('lot.agir', 'suites')]);\n",
)
const HOUSE = [
  file('sql/README.md', SAID),
  file('ARCHITECTURE.md', DRAWN),
  routine('reception.valider', 'perform lot.valider(p_id); perform matiere.mouvoir(p_id);'),
  routine(
    'lot.valider',
    'perform etape.lire(p_id); -- as reception.valider(p_id) asks\n  perform lot.agir(p_id);',
  ),
  routine('etape.lire', "perform journal('reception.valider', lot.quantite);"),
  routine('matiere.mouvoir'),
  VIEW,
  MADE,
  file('sql/reception/voie.rows.sql', "  ('lot.agir', 10, null, 'reception.valider')\n"),
  file('sql/matiere/genre.rows.sql', "  ('reception', 'reception.valider')\n"),
]

const broken = (...files: readonly SourceFile[]): readonly SourceFile[] => [
  ...HOUSE.filter(({ path }) => !files.some((other) => other.path === path)),
  ...files,
]

test('a house whose calls run down is left alone', () => {
  for (const rule of Object.values(floors)) expect(rule(HOUSE)).toEqual([])
})

test.each([
  ['a function', routine('matiere.mouvoir', 'perform lot.valider(p_id);')],
  ['a procedure', routine('lot.appeler', 'perform reception.valider(p_id);', 'procedure')],
  [
    'a view, which is only named',
    routine('lot.valider', 'perform from reception.effet e where e.id = p_id;'),
  ],
  ['what is made from rows above', routine('matiere.mouvoir', 'perform lot.agir (p_id);')],
  [
    'a view that calls',
    file('sql/matiere/vue.sql', 'create view matiere.vue as select lot.valider(null);\n'),
  ],
  ['a trigger', file('sql/matiere/triggers.sql', 'do $t$ execute function lot.valider() $t$;\n')],
])('a call that runs up is seen: %s', (_what, one) => {
  expect(floors.callsRunDown(broken(one))).toEqual([expect.stringMatching(/: calls .* higher floor$/)])
})

test('a circle of neighbours is seen, however long', () => {
  const back = routine('etape.lire', 'perform lot.valider(p_id);')
  expect(floors.neighboursCallOneWay(broken(back))).toEqual([
    'sql/lot: calls come back to it by etape, lot',
    'sql/etape: calls come back to it by etape, lot',
  ])
  expect(floors.callsRunDown(broken(back))).toEqual([])
})

test('a domain without floor, a floor without domain and a domain on two floors are seen', () => {
  const said = file('sql/README.md', SAID.replace('matiere', 'lot cave'))
  expect(floors.everyDomainHasItsFloor(broken(said))).toEqual([
    'sql/README.md: no floor for matiere',
    'sql/README.md: cave is no domain',
    'sql/README.md: lot stands twice',
  ])
})

test('a picture that differs is seen', () => {
  const drawn = file('ARCHITECTURE.md', DRAWN.replace('0 │ matiere', '1 │ matiere'))
  expect(floors.theHouseIsDrawnAsItIs(broken(drawn))).toEqual([
    'ARCHITECTURE.md: does not draw matiere on floor 0',
    'ARCHITECTURE.md: draws matiere on floor 1',
  ])
})

test('rows made or hung on the wrong floor are seen', () => {
  const made = file('sql/matiere/aiguillage.rows.sql', "  ('lot.poser', 'suites', '', 'void', false)\n")
  const hung = file('sql/lot/voie.rows.sql', "  ('reception.poser', null, 'lot.x', 'reception.valider')\n")
  expect(floors.waysHangDown(broken(made))).toEqual(["sql/matiere/aiguillage.rows.sql: is lot's"])
  expect(floors.waysHangDown(broken(hung))).toEqual([
    'sql/lot/voie.rows.sql: names reception, which stands on a higher floor',
  ])
})

test('a call up is named in the header, listed, made, and its callee has one such caller', () => {
  const up = (path: string, header: string, body: string) =>
    file(path, `-- Locks.\n-- Calls up: ${header}.\n${routine('lot.devalider', body).text}`)
  const devalider = 'sql/lot/devalider.sql'
  const right = up(devalider, 'reception.devalider', 'perform reception.devalider(p_id);')
  const callee = routine('reception.devalider')
  expect(floors.callsUpAreNamed(broken(right, callee))).toEqual([])
  expect(floors.callsRunDown(broken(right, callee))).toEqual([])
  expect(floors.callsUpAreNamed(broken(up(devalider, 'reception.devalider', 'null;'), callee))).toEqual([
    `${devalider} reception.devalider: named in the header, not called`,
  ])
  expect(floors.callsUpAreNamed(broken(routine('lot.devalider'), callee))).toEqual([
    `${devalider} reception.devalider: in CALLS_UP, and no header names it`,
  ])
  const second = up('sql/etape/annuler.sql', 'reception.devalider', 'perform reception.devalider(p_id);')
  expect(floors.callsUpAreNamed(broken(right, callee, second))).toEqual([
    'sql/etape/annuler.sql reception.devalider: not in CALLS_UP',
    'sql/etape/annuler.sql reception.devalider: has two callers from below',
  ])
})

test('a domain without a head, a long head and a name of nothing are seen', () => {
  const head = (...lines: readonly string[]) => file('sql/lot/README.md', `${lines.join('\n')}\n`)
  const short = head(...Array.from({ length: 10 }, () => '`lot.valider` calls `lot.agir`, `etape.lire`.'))
  const long = head(...Array.from({ length: 31 }, () => '`lot.rejeter` and `lot.valider`.'))
  const ofLot = (found: readonly string[]) => found.filter((line) => line.startsWith('sql/lot'))
  expect(ofLot(heads.domainsHaveHeads(HOUSE))).toEqual(['sql/lot: has no README.md'])
  expect(ofLot(heads.domainsHaveHeads(broken(short)))).toEqual([])
  expect(ofLot(heads.domainsHaveHeads(broken(long)))).toEqual(['sql/lot/README.md: 31 lines, not 10 to 30'])
  expect(heads.headsNameWhatIsThere(broken(short))).toEqual([])
  expect(heads.headsNameWhatIsThere(broken(long))[0]).toBe(
    'sql/lot/README.md: lot.rejeter is the name of nothing',
  )
})
