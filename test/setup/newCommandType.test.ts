// ARCHITECTURE.md: «A new command type is a schema, a row … and a function that writes; … nothing else changes»: a new type, in a
// new domain, is processed once these files are written.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ReponseLiasse } from '@sillon/telephone/types'
import { decodeJwt } from 'jose'
import { pino } from 'pino'
import { expect, inject, test } from 'vitest'
import { writeCommandTypes } from '../../scripts/generate/phoneTypes.ts'
import { loadCommandSchemas } from '../../src/contract/commandSchemas.ts'
import { preparationSql } from '../../src/database/preparation.ts'
import { applySources } from '../../src/database/schema.ts'
import { readSources } from '../../src/database/sources.ts'
import { processBatch } from '../../src/sync/batches.ts'
import { openTurns } from '../../src/sync/turns.ts'
import { openApi } from '../api/support/api.ts'
import { enrolDevice, envelopeOf } from '../api/support/phones.ts'
import { ask } from '../concurrency/support/sessions.ts'
import { withClient } from '../support/clone.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const ROOT = join(import.meta.dirname, '..', '..')
const ROWS = 'sql/commande/type_commande.rows.sql'

const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EssaiNoter1',
  description: 'A note: a text.',
  type: 'object',
  additionalProperties: false,
  required: ['note_id', 'texte'],
  properties: {
    note_id: { description: 'Id of the note.', type: 'string', format: 'uuid' },
    texte: { description: 'What is noted.', type: 'string', minLength: 1, maxLength: 100 },
  },
}
const MIGRATION = `create schema essai;
grant usage, create on schema essai to metier;
create table essai.note (
  organisation_id uuid not null references organisation.organisation, id uuid not null, texte text not null,
  primary key (organisation_id, id));
comment on table essai.note is 'Notes.';
grant select, insert on essai.note to metier;
`
const FUNCTION = `-- Notes.
create or replace function essai.noter(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'note_id')::uuid;
begin
  insert into essai.note (organisation_id, id, texte)
  values (p_contexte.organisation_id, v_id, p_contexte.payload ->> 'texte');
  return ('{}', '{}', null, 'note', jsonb_build_object('note', v_id))::commande.effet;
end
$$;
`
const ROW = `    ('essai.noter', 1, 'collection.record', 'noyau', false, '{}', '{}', '{}'),\n`

/** Every file that a person writes or changes. */
const WRITTEN = {
  'schemas/commandes/essai.noter/1.json': () => JSON.stringify(SCHEMA),
  [ROWS]: (text: string) => text.replace(/^ {4}\('collecte\.signaler_erreur'/m, `${ROW}$&`),
  'sql/essai/noter.sql': () => FUNCTION,
  'migrations/committed/999999-essai.sql': () => MIGRATION,
}

test('a command type that no tree has is processed, from five files at most', async () => {
  const url = api.server.database.adminUrl
  await ask(url, preparationSql()) // a clone lacks the grants of the original
  const device = await enrolDevice(api)
  const { iss, sub } = decodeJwt(await api.tokenOf(device.as))
  const tree = mkdtempSync(join(inject('sillon').folder, 'arbre-'))
  for (const folder of ['sql', 'schemas']) cpSync(join(ROOT, folder), join(tree, folder), { recursive: true })
  expect(Object.keys(WRITTEN).length).toBeLessThanOrEqual(5)
  for (const [path, write] of Object.entries(WRITTEN)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), write(path === ROWS ? readFileSync(join(tree, path), 'utf8') : ''))
  }
  await ask(url, `begin; set local role proprietaire; ${MIGRATION} commit`)
  await withClient(url, (client) => applySources(client, readSources(join(tree, 'sql')), () => undefined))

  const note_id = '0190b8a6-5c00-7000-8000-0000000000aa'
  const command = await envelopeOf(
    device,
    1,
    {},
    {
      type: 'essai.noter',
      version_schema: 1,
      reference_provisoire: null,
      payload: { note_id, texte: 'Une nouvelle sorte' },
    },
  )
  const caller = {
    emetteur: iss ?? '',
    sujet: sub ?? '',
    identifiant: device.as,
    identifiant_sur: device.as,
    organisations: ['DEMO'],
    roles: [],
    x_organisation: null,
  }
  const deps = {
    pool: api.server.database.pool('api'),
    config: { syncFlush: 'lot' as const },
    schemas: loadCommandSchemas(join(tree, 'schemas')),
    turns: openTurns(1),
    log: pino({ level: 'silent' }),
  }
  const answer = await processBatch(deps, caller, Buffer.from(JSON.stringify({ commandes: [command] })))
  const [result] = (JSON.parse(answer) as ReponseLiasse).resultats
  expect(result).toMatchObject({ issue: 'acceptee', motifs: [], entites: { note: note_id } })
  expect(await ask(url, 'select id, texte from essai.note')).toEqual([
    { id: note_id, texte: 'Une nouvelle sorte' },
  ])
  const { types, builders } = writeCommandTypes(tree)
  expect(types).toContain("'essai.noter': { version: 1, document: false },")
  expect(builders).toContain("export const noterEssai = builder('essai.noter', 'note_id')")
})
