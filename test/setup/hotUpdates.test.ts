// docs/decisions/0041: «Rows updated with every command, batch or message change no index and find room on their page»: such an
// update is HOT (heap-only tuple), and leaves nothing to vacuum in any index.
import { expect, test } from 'vitest'
import { readSources } from '../../src/database/sources.ts'
import { openApi } from '../api/support/api.ts'
import { enrolDevice, envelopeOf, sendBatch } from '../api/support/phones.ts'
import { ask, hurry, until } from '../concurrency/support/sessions.ts'

const api = await openApi({ settings: { TASKS: 'inside' } })
const url = api.server.database.adminUrl

const HOT = [
  'appareil.appareil',
  'capacite.solde',
  'collecte.collecte',
  'collecte.sms',
  'matiere.solde',
  'numerotation.compteur',
  'tache.ouvrier',
]

// Indexed columns that rules change nevertheless. There are four kinds: columns that change once or twice in the life of a row,
// by an act of a person or with a decision on a control; the state of an awaited item, because the change removes the row from
// the index; a key that is reused after its week; and the name of a lock, which the second of two simultaneous creators writes
// unchanged.
const SELDOM = new Set(
  `capacite.capacite.statut certificat.certificat.groupement_id certificat.certificat.numero certificat.certificat.valide_au
   collecte.collecte.campagne_id collecte.collecte.date_operation
   collecte.collecte.parcelle_id fournisseur.fournisseur.code importation.ligne.objet_id
   collecte.collecte.producteur_id collecte.collecte.synchronisable collecte.signalement.collecte_id
   collecte.sms.du_le collecte.sms.statut
   commande.piece_jointe.recue_le core.verrou.cle conservation.objet.efface_le contrat.contrat.code controle.controle.decision
   controle.controle.details controle.controle.entite_id
   controle.controle.statut eudr.declaration.numero_dds expedition.expedition.client_id expedition.expedition.numero_coi expedition.scelle.annule fichier.envoi.clos fichier.envoi.demande_le
   idempotence.reponse_gardee.gardee_le idempotence.reponse_gardee_editeur.gardee_le inspection.inspection.date_operation
   inspection.inspection.parcelle_id inspection.inspection.producteur_id inspection.interet.producteur_id inspection.prevue.producteur_id inspection.echantillon.producteur_id
   inspection.resultat.rapport
   intrant.remise.date_operation
   intrant.remise.producteur_id livraison.bon.attend livraison.bon_collecte.collecte_id lot.lot.emplacement_id lot.lot.numero_officiel
   lot.lot.statut lot.resultat_analyse.examen lot.resultat_analyse.laboratoire lot.resultat_analyse.rapport
   non_conformite.non_conformite.date_operation non_conformite.non_conformite.parcelle_id
   non_conformite.non_conformite.echeance non_conformite.non_conformite.statut
   non_conformite.non_conformite.producteur_id organisation.groupement.code parcelle.parcelle.groupement_id parcelle.parcelle.producteur_id
   personne.personne.emetteur personne.personne.sujet personne.rattachement.etat personne.rattachement.fournisseur
   producteur.piece_identite.pays producteur.piece_identite.type
   producteur.producteur.fusionne_dans producteur.producteur.groupement_id producteur.producteur.nom
   producteur.producteur.prenoms producteur.producteur.reference rappel.rappel.statut relance.message.statut reception.apport.annule_le reception.apport.collecte_id
   reception.reception.bon_id reception.reception.contrat_id reception.reception.date_operation reception.reception.fournisseur_id
   reception.reception.groupement_id replica.capacite.groupement_id replica.parcelle.groupement_id
   replica.producteur.groupement_id replica.statut_parcelle.groupement_id recolte.estimation.date_operation recolte.estimation.parcelle_id
   utilisateur.acces_support.periode utilisateur.attribution.periode utilisateur.groupement_agent.en_cours utilisateur.groupement_agent.fin
   vente.ligne.produit_id vente.vente.client_id vente.vente.code webhook.envoi.prochain_le webhook.genre.rang`.split(
    /\s+/,
  ),
)

test('no rule changes an indexed column but those that are known to change seldom', async () => {
  const rows = await ask<{ nom: string; colonnes: string }>(
    url,
    `select c.oid::regclass::text as nom, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING \\w+ ', '') as colonnes
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspowner = 'proprietaire'::regrole`,
  )
  const indexes = Map.groupBy(rows, ({ nom }) => nom)
  const changed = [...new Set(readSources().flatMap(({ text }) => columnsUpdated(text)))]
  expect(changed.length).toBeGreaterThan(150)
  const indexed = changed.filter((name) => {
    const [table, column] = [name.slice(0, name.lastIndexOf('.')), name.slice(name.lastIndexOf('.') + 1)]
    return (indexes.get(table) ?? []).some(({ colonnes }) => new RegExp(`\\b${column}\\b`).test(colonnes))
  })
  expect(indexed.filter((name) => !SELDOM.has(name))).toEqual([])
  expect([...SELDOM].filter((name) => !indexed.includes(name))).toEqual([])
})

test('a phone’s day updates each row in its place', async () => {
  const device = await enrolDevice(api)
  for (const first of [1, 11, 21]) {
    const sequences = Array.from({ length: 10 }, (_, i) => first + i)
    await sendBatch(api, device, await Promise.all(sequences.map((sequence) => envelopeOf(device, sequence))))
  }
  await hurry(url)
  await until(
    'every producer was told',
    async () => (await ask(url, 'select from collecte.sms where du_le is null')).length === 30,
  )
  // A session reports its statistics when it ends, or when PostgreSQL decides.
  await ask(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  const counted = () =>
    ask<{ nom: string; autres: number }>(
      url,
      `select schemaname || '.' || relname as nom, (n_tup_upd - n_tup_hot_upd)::integer as autres
       from pg_stat_user_tables where n_tup_upd > 0 and schemaname !~ '^graphile'
         -- The accounts of the demo are sealed once, when the service starts.
         and relid <> 'connexion.titulaire'::regclass
       order by 1`,
    )
  await until('all is counted', async () => {
    const names = (await counted()).map(({ nom }) => nom)
    return ['appareil.appareil', 'collecte.sms'].every((nom) => names.includes(nom))
  })
  // A settled message leaves the index of messages to send exactly once.
  const [messages] = await ask<{ autres: number }>(
    url,
    'select count(*)::integer as autres from collecte.sms',
  )
  expect((await counted()).filter(({ autres }) => autres > 0)).toEqual([{ nom: 'collecte.sms', ...messages }])
  expect((await counted()).map(({ nom }) => nom)).not.toContain('collecte.collecte') // each row is written only once
  const room = `select coalesce(array_to_string(c.reloptions, ','), '') as options from pg_class c where c.oid = $1::regclass`
  for (const name of HOT)
    expect([name, (await ask<{ options: string }>(url, room, [name]))[0]?.options]).toEqual([
      name,
      expect.stringContaining('fillfactor'),
    ])
})

/** Returns `schema.table.column` for every column that the statements of a text update. */
function columnsUpdated(text: string): string[] {
  const code = text.replace(/--.*/g, '')
  const updates = code.matchAll(
    /\bupdate\s+([a-z_]+\.[a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\s+(.*?)(?=\bfrom\b|\bwhere\b|\breturning\b|;)/gs,
  )
  const upserts = code.matchAll(
    /insert into\s+([a-z_]+\.[a-z_]+)[^;]*?on conflict[^;]*?do update\s+set\s+(.*?)(?=\bwhere\b|\breturning\b|;)/gs,
  )
  return [...updates, ...upserts].flatMap(([, table, set = '']) =>
    [...set.matchAll(/(?:^|,)\s*(?:\(([^)]*)\)|([a-z_0-9]+))\s*=/g)].flatMap(([, several, one]) =>
      (several ?? one ?? '').split(',').map((column) => `${table}.${column.trim()}`),
    ),
  )
}
