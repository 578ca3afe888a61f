// The examples of docs/rapports.md: each `sql` block with the `text` block of its result, and the season on which they run.
import { readFileSync } from 'node:fs'
import type { Client } from 'pg'

/** A block of statements with its result; statements about the session have no result block. */
export type Example = { readonly sql: string; readonly shown: string | null }

const DOCUMENT = new URL('../../docs/rapports.md', import.meta.url)

/** The examples, in the order of the page. */
export function readExamples(text = readFileSync(DOCUMENT, 'utf8')): Example[] {
  return [...text.matchAll(/^```sql( session)?\n([\s\S]*?)\n```(?:\n\n```text\n([\s\S]*?)\n```)?$/gm)].map(
    ([, session, sql = '', shown]) => ({ sql, shown: session === undefined ? (shown ?? '') : null }),
  )
}

/**
 * Makes the season of the fixtures, then takes a login that reads both of its organizations. All changes end with the
 * transaction.
 */
export async function openSeason(client: Client, login: string): Promise<void> {
  await client.query(
    `begin; set local timezone = 'UTC'; create role ${login} login in role rapports; set local role metier`,
  )
  await client.query('select essai.preparer(); select essai.saison()')
  await client.query(
    `select lot.changer_statut(essai.id('lot C'), 'annuler', 'Avarié', essai.id('rsci ESSAI'), essai.t(10));
     update reception.reception set statut = 'rejetée' where id = essai.id('reception C')`,
  )
  await client.query(`insert into numerotation.numero_officiel values (core.organisation_id(), 'REC-ANANAS-26-0005',
    essai.id('campagne ESSAI'), 'MP', essai.produit('ANANAS'), 99, 'collecte', essai.id('c9'), essai.t(10));
    select essai.lot('D', 700); select lot.entrer_en_stock(essai.id('lot D'), essai.id('rsci ESSAI'), essai.t(19))`)
  await client.query(
    `select essai.referentiel_nop();
     insert into conformite.referentiel_coche values (core.organisation_id(), 'AB'), (core.organisation_id(), 'NOP');
     select essai.certifier('BJ-BIO-1', '2026-01-01', '2026-12-31', '{"portee": [{"activite": "storing", "site": "principal"}]}', null);
     select lot.qualifier(essai.id('lot N'), '{"NOP": "TR"}', 'apports', null, essai.id('rsci ESSAI'), essai.t(3))`,
  )
  await client.query(`select paiement.creer(jsonb_build_object('producteur_id', essai.id('Kossi'), 'moyen', 'mobile_money',
      'reference', 'OM-1', 'avance', '{"montant": 5000, "devise": "XOF"}'::jsonb), essai.id('rsci ESSAI'), essai.t(3))`)
  await client.query(QUEUE)
  await client.query(`select rapports.rattacher('${login}', true, essai.t())`)
  await client.query(
    `select essai.entrer('VOISIN', 'rsci'); select rapports.rattacher('${login}', true, essai.t())`,
  )
  await client.query(`select set_config('sillon.organisation_id', '', false)`)
  await client.query(`reset role; set local session authorization ${login}`)
}

// Adds records that wait for a person, an inspection, an expedition that is being loaded, and a phone with a file not yet sent.
const QUEUE = `
  insert into controle.controle (organisation_id, commande_id, motif, auteur_id, statut, ouvert_le, leve_le, leve_par, decision, raison)
  select core.organisation_id(), essai.id('commande c' || c.n), c.motif, essai.id('agent ESSAI'),
         case when c.leve is null then 'ouvert' else 'leve' end, essai.t(c.jour), essai.t(c.leve),
         case when c.leve is not null then essai.id('rsci ESSAI') end,
         case when c.leve is not null then 'confirmation' end, case when c.leve is not null then 'vu' end
  from (values (1, 'droit_manquant', -2, 3), (2, 'droit_manquant', 1, 8), (1, 'capacite_depassee', -30, null),
               (2, 'capacite_depassee', 6, null)) as c (n, motif, jour, leve);
  insert into inspection.inspection (organisation_id, id, commande_id, producteur_declare, producteur_id, formulaire_code,
    formulaire_version, reponses, debut, fin, auteur_id, date_operation)
  select core.organisation_id(), essai.id('visite'), essai.id('commande c1'), essai.id('Kossi'), essai.id('Kossi'), 'ANNUELLE',
    1, '{}', essai.t(2), essai.t(2, '09:30'), essai.id('agent ESSAI'), essai.t(2);
  select inspection.planifier(jsonb_build_object('groupement_id', essai.id('groupement ESSAI'), 'annee', 2026,
    'methode', 'tirage', 'graine', 'essai'), essai.id('rsci ESSAI'), essai.t(-31));
  select inspection.echantillonner(jsonb_build_object('numero', 'ECH-1', 'producteur_id', essai.id('Kossi'),
    'matiere', 'feuilles', 'laboratoire', 'LCSSA'), essai.id('rsci ESSAI'), essai.t(4));
  insert into non_conformite.non_conformite (organisation_id, id, commande_id, producteur_declare, producteur_id, constat_code,
    gravite, description, auteur_id, date_operation, echeance)
  select core.organisation_id(), essai.id('trouvee'), essai.id('commande c1'), essai.id('Kossi'), essai.id('Kossi'),
    'haie_absente', 'majeure', 'Pas de haie au nord', essai.id('agent ESSAI'), essai.t(2), '2026-06-12';
  select non_conformite.ecrire_type('{"code": "haie", "genre": "plan_action", "libelle": "Haie à planter", "delai_jours": 7}',
    essai.id('rsci ESSAI'), essai.t(3));
  select non_conformite.mesurer(essai.id('trouvee'), '{"type_code": "haie", "description": "Planter 40 m de vétiver"}',
    essai.id('rsci ESSAI'), essai.t(3));
  select essai.vendre('V-26-1', jsonb_build_object('client_id', essai.id('client ESSAI'),
    'lignes', essai.ligne_vente(20000, '{}')));
  select essai.charger('x', 'V-26-1', '{"A": 20000}', jsonb_build_object('date_operation', essai.t(2), 'numero_coi', 'COI-7',
    'conteneurs', '[{"numero": "CSQU3054383", "scelles": ["S-001"]}]'::jsonb));
  insert into commande.piece_jointe (organisation_id, commande_id, rang, fichier_id, sha256, role, attendue_depuis)
  values (core.organisation_id(), essai.id('commande c1'), 9, essai.id('photo'), repeat('0', 64), 'photo', essai.t(1));
  update appareil.appareil set derniere_synchro = essai.t(1), version_application = '2.4.1' where id = essai.id('appareil ESSAI')`

/** Formats the rows of a statement as the page shows them. */
export async function show(client: Client, sql: string): Promise<string> {
  const types = { getTypeParser: () => (value: unknown) => value }
  const { fields, rows } = await client.query<(string | null)[]>({ text: sql, rowMode: 'array', types })
  const lines = [fields.map(({ name }) => name), ...rows.map((row) => row.map((value) => value ?? ''))]
  const widths = fields.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)))
  const numeric = fields.map(({ dataTypeID }) => [20, 23, 21, 1700].includes(dataTypeID))
  const [head = '', ...body] = lines.map((line) =>
    line
      .map((value, i) => (numeric[i] ? value.padStart(widths[i] ?? 0) : value.padEnd(widths[i] ?? 0)))
      .join(' | ')
      .trimEnd(),
  )
  return [head, widths.map((width) => '-'.repeat(width)).join('-+-'), ...body].join('\n')
}
