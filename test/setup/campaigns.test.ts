// `npm run admin -- campagne …` as an operator types it: its effects, and the sentence for every refusal.
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION } from '../../demo/ids.ts'
import { withClient } from '../support/clone.ts'
import { openDatabase, type TestDatabase } from '../support/database.ts'
import { runScript } from './support/processes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openDatabase('demo')
})
const sql = (text: string, values: unknown[] = []) =>
  withClient(database.adminUrl, async (client) => (await client.query(text, values)).rows)

/** Runs the command with the given arguments; returns the exit code and the terminal's output. */
async function campagne(...args: string[]): Promise<string> {
  const ends = args[0] === 'cloturer' ? ['--oui'] : []
  const { said, ended } = runScript('scripts/admin.ts', ['campagne', ...args, ...ends], {
    DATABASE_URL: database.adminUrl,
  })
  const code = await ended
  return `${code} ${said().trim()}`
}
const create = (code: string, ...rest: string[]) =>
  campagne('creer', 'DEMO', code, 'Essai', '2027', '2027-01-01', '2027-12-31', 'fruits@1.0', ...rest)

test('a year: created, changed, opened, closed, each in the journal as the operator’s', async () => {
  expect(await create('C27')).toBe('0 campaign C27 is in preparation.')
  expect(await campagne('modifier', 'DEMO', 'C27', '--nom', 'Saison 27', '--cloture', '2027-11-30')).toBe(
    '0 campaign C27 is changed.',
  )
  expect(await campagne('lister', 'DEMO')).toMatch(
    /C27 +Saison 27 +2027 +preparation +fruits@1\.0 +\(2027-01-01\) +\(2027-11-30\)/,
  )
  await sql(
    `select set_config('sillon.organisation_id', $1, false), numerotation.definir_modele(
    '[{"type": "nature"}, {"type": "texte", "valeur": "-"}, {"type": "produit"}, {"type": "texte", "valeur": "-"},
      {"type": "code_campagne"}, {"type": "texte", "valeur": "-"}, {"type": "sequence", "chiffres": 6}]', now())`,
    [ORGANISATION.demo],
  )
  expect(await campagne('ouvrir', 'DEMO', 'C27')).toBe('0 campaign C27 is open from now on.')
  expect(await campagne('rouvrir', 'DEMO', 'C27', 'Oubli')).toBe(
    '1 sillon: campaign C27 is not closed: it is ouverte.',
  )
  expect(await campagne('cloturer', 'DEMO', 'C27')).toBe(
    '0 campaign C27 is closed from now on. Nothing of it is left open.',
  )
  expect(await campagne('rouvrir', 'DEMO', 'C27', ' ')).toMatch(/It must be a reason, in words/)
  expect(await campagne('rouvrir', 'DEMO', 'C27', 'Oubli')).toBe('0 campaign C27 is open again from now on.')
  expect(await campagne('elargir', 'DEMO', 'C27', '6', 'Plein')).toBe(
    '1 sillon: a widening gives ranks 7 to 15 digits, more than they have now.',
  )
  expect(await campagne('elargir', 'DEMO', 'C27', '7', 'Plein')).toBe(
    '0 ranks of campaign C27 may have 7 digits from now on.',
  )
  const rows = await sql(
    `select e.action, e.details ->> 'auteur' as auteur from journal.evenement e join campagne.campagne c on c.id = e.entite_id
     where c.code = 'C27' order by e.id`,
  )
  expect(rows).toEqual(
    [
      ...['creer', 'modifier', 'ouvrir', 'cloturer', 'rouvrir'].map((act) => `campagne.${act}`),
      'numerotation.elargir',
    ].map((action) => ({ action, auteur: 'operateur' })),
  )
})

test('the pack may change while it is in preparation, not once it is open', async () => {
  await sql(
    `insert into pack.pack_version (pack_id, version, referentiel_capacite, contenu, publie_le)
     select v.pack_id, '1.1', v.referentiel_capacite, jsonb_set(v.contenu, '{version}', '"1.1"'), now()
     from pack.pack_version v join pack.pack p on p.id = v.pack_id where p.code = 'fruits' and v.version = '1.0'`,
  )
  await create('PACK')
  expect(await campagne('modifier', 'DEMO', 'PACK', '--pack', 'fruits@1.1')).toBe(
    '0 campaign PACK is changed.',
  )
  expect(await campagne('lister', 'DEMO')).toMatch(/PACK .*fruits@1\.1/)
  expect(await campagne('modifier', 'DEMO', 'PACK', '--pack', 'fruits@9.9')).toMatch(
    /^1 sillon: no pack fruits@9\.9 is published; there are: .*fruits@1\.0, fruits@1\.1.*\.$/,
  )
})

describe('refused in one sentence', () => {
  test('a version of a pack that is withdrawn', async () => {
    await create('RETRAIT')
    await sql(
      `insert into pack.retrait (pack_version_id, le, auteur, raison)
       select c.pack_version_id, now(), 'editeur', 'essai' from campagne.campagne c where c.code = 'RETRAIT'`,
    )
    expect(await campagne('ouvrir', 'DEMO', 'RETRAIT')).toBe(
      '1 sillon: fruits@1.0 is withdrawn: plan campaign RETRAIT on another version.',
    )
    await sql('alter table pack.retrait disable trigger user')
    await sql('delete from pack.retrait')
    await sql('alter table pack.retrait enable trigger user')
  })

  test('closing while commands stand under a blocking control, unless forced with a reason', async () => {
    const [open] = await sql(
      "select c.id, c.code from campagne.campagne c where c.statut = 'ouverte' and c.organisation_id = $1 limit 1",
      [ORGANISATION.demo],
    )
    await sql(
      `with appareil as (
         insert into appareil.appareil (organisation_id, utilisateur_id, code_court, enrole_le)
         select u.organisation_id, u.id, 'OPERATEUR', now() from utilisateur.utilisateur u
         where u.organisation_id = $1 and u.identifiant = 'agent1' returning organisation_id, id, utilisateur_id),
       commande as (
         insert into commande.commande (organisation_id, id, appareil_id, utilisateur_id, type, version_schema, sequence,
           empreinte, enveloppe, synchro_precedente, recue_le)
         select a.organisation_id, gen_random_uuid(), a.id, a.utilisateur_id, 'x', 1, 1, 'x', '{}', now(), now()
         from appareil a returning organisation_id, id, utilisateur_id)
       insert into controle.controle (organisation_id, commande_id, motif, auteur_id, ouvert_le)
       select c.organisation_id, c.id, 'donnees_illisibles', c.utilisateur_id, now() from commande c`,
      [ORGANISATION.demo],
    )
    expect(await campagne('cloturer', 'DEMO', open.code)).toBe(
      `1 sillon: 1 commands of campaign ${open.code} stand under an open blocking control: lift them first, or force ` +
        `it with a reason: npm run admin -- campagne cloturer DEMO ${open.code} "why".`,
    )
    expect(await campagne('cloturer', 'DEMO', open.id, 'Fin de saison')).toMatch(
      /is closed from now on\.\nStill to be done of it:\n(?:.*\n)* {2}[0-9]+ capacities that wait for a validation/,
    )
    const [row] = await sql(
      "select e.details ->> 'raison_forcee' as raison from journal.evenement e where e.action = 'campagne.cloturer' order by e.id desc limit 1",
    )
    expect(row).toEqual({ raison: 'Fin de saison' })
    expect(await campagne('cloturer', 'DEMO', open.code)).toBe(
      `1 sillon: campaign ${open.code} is not open: it is cloturee.`,
    )
    expect(await campagne('ouvrir', 'DEMO', open.code)).toMatch(/^1 sillon: campaign \S+ was opened before/)
    expect(await campagne('modifier', 'DEMO', open.code, '--nom', 'x')).toMatch(/was opened before/)
  })

  test('opening by an ambiguous numbering model', async () => {
    await sql(
      `select set_config('sillon.organisation_id', $1, false), numerotation.definir_modele(
      '[{"type": "nature"}, {"type": "sequence", "chiffres": 6}]', now())`,
      [ORGANISATION.demo],
    )
    await create('AMBIGU')
    expect(await campagne('ouvrir', 'DEMO', 'AMBIGU')).toMatch(
      /^1 sillon: by its numbering model two records could get one number \(produit\)/,
    )
  })

  test('opening without any numbering model', async () => {
    await sql(
      `insert into organisation.organisation (id, code, nom, langue, fuseau_horaire, devise_defaut, cree_le)
       values ('01960000-0001-7000-8000-0000000000ff', 'NEUVE', 'Neuve', 'fr', 'UTC', 'XOF', now())`,
    )
    const made = await campagne(
      'creer',
      'NEUVE',
      'A',
      'A',
      '2027',
      '2027-01-01',
      '2027-12-31',
      'fruits',
      '1.0',
    )
    expect(made).toMatch(/^0 /)
    expect(await campagne('ouvrir', 'NEUVE', 'A')).toBe(
      '1 sillon: NEUVE has no numbering model yet: POST /v1/numerotation/modeles makes one.',
    )
  })

  test.each<[string, string[], RegExp]>([
    ['an unknown organization', ['lister', 'NULLE'], /there is no organization NULLE\.$/],
    ['an unknown campaign', ['ouvrir', 'DEMO', 'NULLE'], /the organization has no campaign NULLE\.$/],
    ['a neighbour’s campaign', ['ouvrir', 'VOISINE', 'PACK'], /the organization has no campaign PACK\.$/],
    ['nothing to change', ['modifier', 'DEMO', 'PACK'], /nothing to change: say what, see --help\.$/],
    ['an unknown option', ['modifier', 'DEMO', 'PACK', '--code', 'X'], /unknown option '--code'/],
    ['a missing argument', ['ouvrir', 'DEMO'], /missing required argument 'campagne'/],
    [
      'a day that does not exist',
      ['modifier', 'DEMO', 'PACK', '--ouverture', '2027-02-30'],
      /a day of the calendar/,
    ],
    ['a year out of bounds', ['modifier', 'DEMO', 'PACK', '--annee', '3000'], /a year from 2000 to 2999/],
    [
      'closing before opening',
      ['modifier', 'DEMO', 'PACK', '--cloture', '2026-01-01'],
      /does not close before it opens/,
    ],
    ['a name too long', ['modifier', 'DEMO', 'PACK', '--nom', 'x'.repeat(201)], /1 to 200 characters/],
  ])('%s', async (_, args, sentence) => {
    const shown = await campagne(...args)
    expect(shown).toMatch(/^1 /)
    expect(shown).toMatch(sentence)
    expect(shown).not.toContain('at ')
  })

  test('a code that is taken, a code too long', async () => {
    expect(await create('PACK')).toBe('1 sillon: DEMO has a campaign PACK already.')
    expect(await create('x'.repeat(41))).toBe('1 sillon: the code of a campaign has 1 to 40 characters.')
  })
})

test('--help helps: states, an example of each verb, what each argument is', async () => {
  const help = await campagne('--help')
  expect(help).toMatch(/^0 /)
  expect(help).toMatch(/preparation → ouverte ⇄ cloturee/)
  for (const verb of ['lister', 'creer', 'modifier', 'ouvrir', 'cloturer', 'rouvrir', 'elargir'])
    expect(help).toContain(verb)
  expect(await campagne('creer', '--help')).toMatch(/planned opening, YYYY-MM-DD[\s\S]*fruits@1\.0/)
})

test('`pays` says the country of an organization, by which a sale is an export: docs/decisions/0044-portee.md', async () => {
  const say = async (pays: string) => {
    const { said, ended } = runScript('scripts/admin.ts', ['pays', 'DEMO', pays], {
      DATABASE_URL: database.adminUrl,
    })
    return `${await ended} ${said().trim()}`
  }
  expect(await say('BJ')).toBe('0 sillon: DEMO is in BJ.')
  for (const none of ['Bénin', 'UK', 'bj'])
    expect(await say(none)).toMatch(new RegExp(`^[1-9]\\d* .*${none} is no ISO 3166 code of two letters\\.$`))
  expect(await sql('select pays from organisation.organisation where id = $1', [ORGANISATION.demo])).toEqual([
    { pays: 'BJ' },
  ])
})

test('`fuseau-editeur` says where the days of the publisher begin: licences-et-factures#jours-de-l-editeur', async () => {
  const say = async (fuseau: string) => {
    const { said, ended } = runScript('scripts/admin.ts', ['fuseau-editeur', fuseau], {
      DATABASE_URL: database.adminUrl,
    })
    return `${await ended} ${said().trim()}`
  }
  expect(await say('Africa/Abidjan')).toBe("0 sillon: The publisher's days are those of Africa/Abidjan.")
  expect(await say('Afrique/Abidjan')).toMatch(/^[1-9]\d* .*Afrique\/Abidjan is no time zone\.$/)
  expect(await sql('select fuseau_horaire from organisation.editeur')).toEqual([
    { fuseau_horaire: 'Africa/Abidjan' },
  ])
})
