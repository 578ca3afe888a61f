// A rule that can not fail protects nothing, so each rule is tested with files that break it.
import { expect, test } from 'vitest'
import * as book from './support/tidy/bookRules.ts'
import * as code from './support/tidy/codeRules.ts'
import * as decoders from './support/tidy/decoderRules.ts'
import * as machine from './support/tidy/machineRules.ts'
import * as migrations from './support/tidy/migrationRules.ts'
import * as phone from './support/tidy/phoneRules.ts'
import * as rooms from './support/tidy/roomRules.ts'
import * as sql from './support/tidy/sqlRules.ts'
import * as sqlText from './support/tidy/sqlTextRules.ts'
import * as text from './support/tidy/textRules.ts'
import type { SourceFile, Violation } from './support/tidy/tree.ts'
import * as words from './support/tidy/wordRules.ts'

type Rule = (tree: readonly SourceFile[]) => Violation[]

const IN_SQL = 'language sql\nset search_path = pg_catalog, pg_temp'
const EMPTY_PATH = "language plpgsql\nset search_path = ''"
const HEADER = 'language plpgsql\nset search_path = pg_catalog, pg_temp'

function routine(name: string, body = 'begin\nend', header = HEADER, parameters = 'p_id uuid'): string {
  return `-- What.\n-- Spec: here.\ncreate or replace function ${name}(${parameters}) returns void\n${header}\nas $$\n${body}\n$$;\n`
}

function parsed(name: string): string {
  return `create or replace function ${name}(le date) returns date\nlanguage sql stable\nbegin atomic\n  select le;\nend;\n`
}

const BROKEN: readonly [Rule, string, string][] = [
  [words.commentsArePlain, 'src/http/stages.ts', '// Who asks as often asks again.\n'],
  [sql.oneRoutinePerFile, 'sql/lot/valider.sql', routine('lot.rejeter')],
  [sql.oneRoutinePerFile, 'sql/lot/valider.sql', routine('lot.valider') + routine('lot.rejeter')],
  [sql.oneRoutinePerFile, 'sql/lot/valider.sql', '-- Nothing.\n'],
  [sql.everythingIsReplaced, 'sql/lot/valider.sql', 'create function lot.valider() returns void\n'],
  [sql.indexesCanAnswer, 'sql/lot/lire.sql', "    join lot.lot l on l.id = (e.value ->> 'lot_id')::uuid\n"],
  [sql.indexesCanAnswer, 'sql/lot/lire.sql', '    join lot.lot l on l.id = (n ->> 3)::uuid\n'],
  [sql.indexesCanAnswer, 'sql/lot/lire.sql', '  where l.parent_id is not distinct from p_id\n'],
  [sql.indexesCanAnswer, 'sql/lot/lire.sql', '    join lot.lot l on l.id = coalesce(e.suite_id, e.id)\n'],
  [sql.bodiesAreShort, 'sql/lot/valider.sql', routine('lot.valider', 'begin\n'.repeat(71))],
  [sql.searchPathIsFixed, 'sql/lot/valider.sql', routine('lot.valider', 'begin\nend', 'language plpgsql')],
  [sql.parametersAreNamed, 'sql/lot/lire.sql', parsed('lot.lire')],
  [sql.searchPathIsFixed, 'sql/lot/valider.sql', routine('lot.valider', 'begin\nend', EMPTY_PATH)],
  [sql.searchPathIsFixed, 'sql/collecte/ecrire.sql', routine('collecte.ecrire')],
  [sql.searchPathIsFixed, 'migrations/committed/1.sql', routine('lot.est_code', 'select 1', 'language sql')],
  [
    sql.headersAreOrdered,
    'sql/lot/valider.sql',
    routine('lot.valider', '', 'set search_path = pg_catalog, pg_temp\nlanguage sql'),
  ],
  [sql.headersAreOrdered, 'sql/lot/valider.sql', routine('lot.valider', '', 'security definer language sql')],
  [
    sql.parametersAreNamed,
    'sql/lot/valider.sql',
    routine('lot.valider', '', HEADER, 'p_id uuid, raison text'),
  ],
  [sql.variablesAreNamed, 'sql/lot/valider.sql', routine('lot.valider', 'declare\n  n integer;\nbegin\nend')],
  [sql.definersAreDoors, 'sql/v1/lots.sql', routine('v1.lots')],
  [sql.definersAreDoors, 'sql/lot/valider.sql', routine('lot.valider', '', `${HEADER} security definer`)],
  [sql.timeIsAnArgument, 'sql/lot/valider.sql', routine('lot.valider', 'begin\n  perform now();\nend')],
  [sql.shownRowsAreNotPlanned, 'sql/lot/presenter.sql', routine('lot.presenter', '', IN_SQL)],
  [
    sql.tasksBesideCommandsAreNotPlanned,
    'sql/restauration/deposer.sql',
    routine('restauration.deposer', '', IN_SQL),
  ],
  [sql.oneHomeIsNotTheWhole, 'sql/lot/lire.sql', '    join matiere.ecriture e on e.compte_id = c.id\n'],
  [sql.oneHomeIsNotTheWhole, 'sql/porte/liste.rows.sql', 'select from collecte.pesee p\n'],
  [sql.oneHomeIsNotTheWhole, 'sql/lot/lire.sql', '  from capacite.consommation k\n'],
  [sql.othersAreCaughtOnce, 'sql/lot/valider.sql', routine('lot.valider', 'exception when others then')],
  [sql.columnsAreNamed, 'sql/lot/valider.sql', routine('lot.valider', 'select * from lot.lot')],
  [sql.filesOpenWithTheirReason, 'sql/lot/valider.sql', 'create or replace function lot.valider()\n'],
  [sql.filesOpenWithTheirReason, 'sql/lot/valider.sql', '-- Validates a lot.\ncreate\n'],
  [
    sqlText.rowsWriteWhatDiffers,
    'sql/lot/statut.rows.sql',
    'on conflict (statut) do update set a = excluded.a;\n',
  ],
  [
    sqlText.rowsWriteWhatDiffers,
    'sql/lot/statut.rows.sql',
    'on conflict (statut) do update\n  set a = excluded.a, b = excluded.b\n  where statut.a is distinct from excluded.a;\n',
  ],
  [sql.keywordsAreLowercase, 'sql/lot/valider.sql', 'SELECT 1'],
  [sqlText.linesFit, 'sql/lot/valider.sql', `-- ${'x'.repeat(98)}`],
  ...["perform set_config('sillon.le', '', false)", 'perform pg_advisory_lock(1)', 'listen x'].map(
    (kept): [Rule, string, string] => [
      sqlText.nothingOutlastsItsTransaction,
      'sql/lot/valider.sql',
      routine('lot.valider', `begin\n  ${kept};\nend`),
    ],
  ),
  [sqlText.linesFit, 'test/sql/lot/valider/regle.sql', `-- ${'x'.repeat(98)}`],
  [sqlText.locksComeFirst, 'sql/lot/valider.sql', 'select l.id, (\n  select 1) from lot.lot l for update;\n'],
  [
    sqlText.locksComeFirst,
    'sql/lot/valider.sql',
    'select lot.apres(l.id) from lot.lot l\nwhere l.id in (select 1 from lot.lot) for no key update;\n',
  ],
  [migrations.noBusinessFunction, 'migrations/committed/1.sql', routine('lot.valider')],
  [migrations.tablesAreCommented, 'migrations/committed/1.sql', 'create table lot.lot (\n);\n'],
  [migrations.checksAreNamed, 'migrations/committed/1.sql', '  quantite_g bigint check (quantite_g > 0)\n'],
  ...[
    'create index a on lot.lot (b);',
    'alter table lot.lot add constraint a check (b > 0);',
    'alter table lot.lot add constraint a unique (b);',
    'alter table lot.lot alter column b set not null;',
    'alter table lot.lot alter column b type bigint;',
    'alter table lot.lot add column b bigint not null;',
    'alter table lot.lot drop column b;',
    'drop view lot.lot;',
  ].map((text): [Rule, string, string] => [
    migrations.migrationsStopNobody,
    'migrations/committed/000999-a.sql',
    `create table lot.autre (b integer);\ncreate index c on lot.autre (b);\n${text}\n`,
  ]),
  [migrations.noEnumType, 'migrations/committed/1.sql', 'create type lot.statut as enum ()\n'],
  [
    migrations.typesKeepTheirMembers,
    'migrations/committed/1.sql',
    'alter type paiement.due add attribute contrat_id uuid;\n',
  ],
  [code.refusalsAreCodes, 'sql/lot/valider.sql', "raise exception 'lot_inconnu';"],
  [
    code.actsRefuseWithCodes,
    'sql/lot/acte.rows.sql',
    "    ('a', '{x}', 'vrai_refus')\n) as s (acte, de, refus);\n",
  ],
  [
    code.actsRefuseWithCodes,
    'sql/lot/acte.rows.sql',
    "    ('a', '{x}', 'lot_inconnu')\n) as s (acte, de, refus);\n",
  ],
  [code.refusalsAreCodes, 'sql/lot/valider.sql', "raise sqlstate 'TR404' using message = 'droit_manquant';"],
  [
    code.refusalsAreCodes,
    'sql/lot/valider.sql',
    "raise sqlstate 'TR404' using message = 'code_de_personne';",
  ],
  [code.codesAreUsed, 'sql/lot/valider.sql', ''],
  [code.doorsAreUsed, 'sql/v1/porte_de_personne.sql', ''],
  [code.routesHaveFunctions, 'sql/porte/porte.rows.sql', "    ('clients_lire', 'lecture', 'ventes'"],
  [code.doorRowsServe, 'sql/porte/porte.rows.sql', "    ('porte_de_personne', 'membre', ''"],
  [code.commandTypesHaveFunctions, 'schemas/commandes/lot.voler/1.json', '{}'],
  [code.testsNameTheirRule, 'test/sql/lot/valider/regle.sql', 'begin;\n'],
  [text.rootHasItsFolders, 'sdk/lots.ts', ''],
  [text.filesAreSmall, 'src/lots.ts', 'x\n'.repeat(201)],
  [text.filesAreSmall, 'apps/telephone/screens/Long.tsx', 'x\n'.repeat(201)],
  [text.filesAreSmall, 'server.ts', 'x\n'.repeat(81)],
  [text.functionsAreSmall, 'src/lots.ts', `function lots(): void {\n${'  x()\n'.repeat(71)}}\n`],
  [text.functionsAreSmall, 'demo/play/lots.ts', `const lots = () => {\n${'  x()\n'.repeat(71)}}\n`],
  [
    text.functionsAreSmall,
    'src/lots.ts',
    `  return {\n    lots() {\n${'      x()\n'.repeat(71)}    },\n  }\n`,
  ],
  [phone.phoneStandsAlone, 'packages/telephone/http.ts', "import { ROUTES } from '../src/routes/table.ts'\n"],
  [phone.phoneStandsAlone, 'packages/telephone/http.ts', "import { readFile } from 'node:fs/promises'\n"],
  [phone.phoneStandsAlone, 'packages/telephone/adapters/expoSqlite.ts', "import { join } from 'node:path'\n"],
  [
    phone.phoneStandsAlone,
    'packages/telephone/adapters/opSqlite.ts',
    "import { open } from '@op-engineering/op-sqlite'\n",
  ],
  [phone.phoneUsesWhatPhonesHave, 'packages/telephone/http.ts', 'const signal = AbortSignal.timeout(1)\n'],
  [phone.phoneUsesWhatPhonesHave, 'packages/telephone/clock.ts', 'const ms = performance.now()\n'],
  [phone.phoneIsNamed, 'demo/play/day.ts', "import { capture } from '../../packages/telephone/phone.ts'\n"],
  [rooms.roomsLookDown, 'ops/install/lock.mjs', "import { newId } from '@sillon/telephone/ids'\n"],
  [rooms.watchersAreLoadedLate, 'src/watch/a.ts', "import { Registry } from 'prom-client'\n"],
  [rooms.watchersAreLoadedLate, 'src/watch/a.ts', "import {\n  trace,\n} from '@opentelemetry/api'\n"],
  [decoders.decodersAreListed, 'src/objects/a.ts', "import sharp from 'sharp'\n"],
  [decoders.decodersAreListed, 'src/http/a.ts', "import {\n  gzipSync,\n  inflateSync\n} from 'node:zlib'\n"],
  [decoders.decodersAreListed, 'src/sync/a.ts', "const { parse } = await import('csv-parse/sync')\n"],
  [decoders.listedFilesDecode, 'src/documents/logo.ts', "import type { Entry } from 'yauzl'\n"],
  [decoders.readersRunApart, 'src/tasks/a.ts', "import { readRows } from '../imports/read.ts'\n"],
  [decoders.readersRunApart, 'src/imports/a.ts', "import { hear } from './readers/xml.ts'\n"],
  [rooms.roomsLookDown, 'src/json/json.ts', "import { Refusal } from '../contract/errors.ts'\n"],
  [rooms.roomsLookDown, 'src/http/stages.ts', "import type { Serve } from '../handlers.ts'\n"],
  [rooms.roomsLookDown, 'src/sync/handlers.ts', "const { mount } = await import('../tasks/work.ts')\n"],
  [rooms.roomsLookDown, 'packages/telephone/phone.ts', "import { App } from '../apps/telephone/App.tsx'\n"],
  [rooms.roomsLookDown, 'lots/lots.ts', 'const a = 1\n'],
  [rooms.roomsLookDown, 'apps/bureau/src/parts/a.tsx', "import { FRAME } from '../frame/texts.ts'\n"],
  [rooms.importsGoOneWay, 'src/http/stages.ts', "import { serveRoute } from './stages.ts'\n"],
  [rooms.importsGoOneWay, 'test/api/support/lots.ts', "import type { Lot } from './lots.ts'\n"],
  [text.exportsAreDocumented, 'src/lots.ts', 'const a = 1\nexport function lots() {}\n'],
  [text.environmentIsReadOnce, 'src/lots.ts', `const port = ${'process'}.env.PORT\n`],
  [text.jsonIsWalkedOnce, 'src/sync/lots.ts', "import { createScanner } from 'jsonc-parser'\n"],
  [text.typescriptCallsDoors, 'src/lots.ts', "pool.query('select l.id from lot.lot l')\n"],
  [text.typescriptJoinsNothing, 'scripts/admin-lots.ts', 'from lot.lot l join produit.produit p on true\n'],
  [text.nothingIsLeftOver, 'src/lots.ts', `// ${'TO'}DO: later\n`],
  [text.nothingIsLeftOver, 'test/api/lots.test.ts', `test.${'skip'}('lots')\n`],
  [text.namedTestsFail, 'test/a/b.test.ts', `${'is'}Named('a')\ntest.skipIf(!HAS_BROWSER)('b', c)\n`],
  [text.nothingIsLeftOver, 'README.md', `see /${'work'}/main\n`],
  [text.literalsAreNotSpread, 'src/lots.ts', '  ...{ code, nom },\n'],
  [text.literalsAreNotSpread, 'src/lots.ts', "  ...['a', 'b']\n"],
  [text.modulesAreReal, 'test/api/lots.test.ts', `${'vi'}.mock('../../src/lots.ts')\n`],
  [text.modulesAreReal, 'test/api/lots.test.ts', `  ${'vi'}.stubEnv('PORT', '0')\n`],
  [text.changesArePutBack, 'test/api/lots.test.ts', `${'vi'}.spyOn(console, 'log')\n`],
  [text.changesArePutBack, 'test/api/lots.test.ts', `${'vi'}.useFakeTimers()\nspy.mockRestore()\n`],
  [text.whitespaceIsPlain, 'src/lots.ts', 'const a = 1 \n'],
  [text.whitespaceIsPlain, 'src/lots.ts', 'const a = 1'],
  [text.verbsHaveScripts, 'package.json', '{"scripts": {"start": "node server.js"}}\n'],
  [text.verbsHaveScripts, 'package.json', '{"scripts": {"voler": "node ops/install/bootstrap.mjs voler"}}\n'],
  [book.specsResolve, 'sql/lot/valider.sql', '-- What.\n-- Spec: lots#voler.\n'],
  [book.specsResolve, 'test/api/lots.test.ts', '// Spec: Lot, «From, To»: nobody steals.\n'],
  [book.anchorsStandOnce, 'docs/specification/lots.md', '<a id="lot"></a>A. <a id="lot"></a>B.\n'],
  [book.chaptersAreIndexed, 'docs/specification/lots.md', '# Lots\n'],
  [book.namesAreReal, 'docs/specification/lots.md', 'It is `lot_de_personne`.\n'],
  [book.linksResolve, 'README.md', 'see [nowhere](docs/nulle-part.md)\n'],
  [book.linksResolve, 'README.md', '# Sillon\n\nsee [nowhere](#nulle-part)\n'],
  [book.decisionsExist, 'sql/lot/valider.sql', '-- Chosen: docs/decisions/9999-rien.md.\n'],
  [book.decisionsExist, 'migrations/committed/1.sql', '-- docs/decisions/9999-rien.md.\n'],
  [book.decisionsAreIndexed, 'docs/decisions/0001-horloge.md', '# 0001 Dates\n'],
  [book.decisionsAreShort, 'docs/decisions/0001-horloge.md', 'a line\n'.repeat(41)],
  [book.citedAnchorsExist, 'sql/lot/valider.sql', '-- Chosen: docs/performance.md#nulle-part.\n'],
  [book.proofsCiteTheBook, 'test/sql/lot/valider/regle.sql', '-- Decision 0042: nobody steals.\nbegin;\n'],
  [book.proofsQuoteNobody, 'test/sql/lot/valider/regle.sql', '-- Spec: lots#vol:\n-- «nobody steals».\n'],
  [book.nothingLeadsElsewhere, 'test/sql/lot/valider/regle.sql', '-- domain.md §2: nobody steals.\n'],
  [book.pagesFit, 'README.md', `${'a word '.repeat(16)}\n`],
]

test.each(BROKEN.map(([rule, path, content]) => [rule.name, path, rule, content] as const))(
  '%s sees what is wrong with %s',
  (_name, path, rule, content) => {
    expect(rule([{ path, text: content }])).not.toEqual([])
  },
)

test('a migration that calls a rule is seen', () => {
  const rule = { path: 'sql/lot/valider.sql', text: routine('lot.valider') }
  const migration = { path: 'migrations/committed/1.sql', text: 'select lot.valider(null);\n' }
  expect(migrations.noCallOfRules([rule, migration])).toHaveLength(1)
})

test('two migrations of one number are seen', () => {
  const named = (name: string) => ({ path: `migrations/committed/${name}.sql`, text: '' })
  expect(migrations.numbersAreUnique([named('000001-a'), named('000001-b')])).toHaveLength(1)
})

test('a pgTAP file in the folder of nothing is seen', () => {
  const rule = { path: 'sql/lot/valider.sql', text: routine('lot.valider') }
  const proof = { path: 'test/sql/lot/voler/regle.sql', text: '-- Spec: nobody steals a lot.\n' }
  expect(code.testsNameTheirRule([rule, proof])).toHaveLength(1)
})

test('two files that know of one another are seen', () => {
  const lots = { path: 'src/http/lots.ts', text: "import type { Vente } from './ventes.ts'\n" }
  const ventes = { path: 'src/http/ventes.ts', text: "import { lot } from './lots.ts'\n" }
  expect(rooms.importsGoOneWay([lots, ventes])).toHaveLength(1)
  expect(rooms.importsGoOneWay([lots])).toEqual([])
})

test('a room may know of those below it', () => {
  const text = "import type { Serve } from '../http/call.ts'\nimport { a } from './envelopes.ts'\n"
  expect(rooms.roomsLookDown([{ path: 'src/sync/handlers.ts', text }])).toEqual([])
})

test.each([
  ['begin\n  perform lot.peser(p_id);\nend', 1],
  ["begin\n  return p_type = 'lot.voler';\nend", 1],
  ['begin\n  return lot.poids from lot.lot; -- lot.peser(p_id)\nend', 0],
])('a machine that names a type of command is seen: %j', (body, count) => {
  const rows = { path: 'sql/commande/type_commande.rows.sql', text: "    ('lot.voler', 1, 'lot.steal')\n" }
  const rule = { path: 'sql/commande/executer.sql', text: routine('commande.executer', body) }
  expect(machine.machineNamesNoType([rows, rule])).toHaveLength(count)
  expect(machine.machineNamesNoType([rule])).toHaveLength(1)
})

test('a migration that stops nobody is left alone, and one that says why it does', () => {
  const migration = (text: string) => [{ path: 'migrations/committed/000999-a.sql', text }]
  for (const text of [
    'create index concurrently if not exists a on lot.lot (b);',
    'alter table lot.lot add constraint a check (b > 0) not valid;',
    'alter table lot.lot add column b bigint, add column c boolean not null default false;',
    'alter table lot.lot validate constraint a;',
    '-- Stops: a minute, on few rows.\nalter table lot.lot drop column b;',
  ])
    expect(migrations.migrationsStopNobody(migration(text))).toEqual([])
})

test('what is right is left alone', () => {
  const rule = { path: 'sql/lot/valider.sql', text: routine('lot.valider') }
  for (const judge of Object.values({ ...sql, ...sqlText })) expect(judge([rule])).toEqual([])
})

test('a lock may look for its rows by what else stands, and what it locked is read by the next statement', () => {
  const text = `  select l.statut into v_statut from lot.lot l
  where l.id = (select a.lot_id from lot.apport a where a.id = p_id) order by l.id for update;
  return greatest(p_le, (select max(t.le) from lot.transition t));`
  expect(sqlText.locksComeFirst([{ path: 'sql/lot/valider.sql', text }])).toEqual([])
})

test('a citation that runs over lines is followed to its last anchor', () => {
  const chapter = { path: 'docs/specification/lots.md', text: '<a id="lot"></a><a id="rejet"></a>\n' }
  const cite = (last: string) => ({
    path: 'sql/lot/valider.sql',
    text: `-- What.\n-- Spec: lots#lot,\n--       lots#${last}. Masses in g.\n-- Refuses: lot_inconnu.\n`,
  })
  expect(book.specsResolve([chapter, cite('rejet')])).toEqual([])
  expect(book.specsResolve([chapter, cite('vol')])).toEqual(['sql/lot/valider.sql: the book has no lots#vol'])
})

test('fixtures prove nothing, and a text of SQL quotes what it likes', () => {
  const fixtures = { path: 'test/sql/essai_vols.sql', text: '-- Fixtures of thefts.\n' }
  const proof = { path: 'test/sql/lot/valider/regle.sql', text: '-- Spec: lots#vol: none.\nselect "a";\n' }
  expect(book.proofsCiteTheBook([fixtures, proof])).toEqual([])
  expect(book.proofsQuoteNobody([fixtures, proof])).toEqual([])
})

test('neither a fence nor a table is wider than a page', () => {
  const page = (line: string) => ({ path: 'README.md', text: `\`\`\`sh\n${line}\n\`\`\`\n\n| ${line} |\n` })
  expect(book.pagesFit([page('a word '.repeat(16))])).toHaveLength(2)
  expect(book.pagesFit([page('a word '.repeat(15))])).toEqual([])
})
