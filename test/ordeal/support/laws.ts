// Laws that the database keeps at any time, whatever was requested: no write is partial.
import type { Api } from '../../api/support/api.ts'

const LAWS: Readonly<Record<string, string>> = {
  'a command without its one result': `
    select c.id::text as row from commande.commande c
      left join commande.commande_resultat r on (r.organisation_id, r.commande_id) = (c.organisation_id, c.id)
    group by c.organisation_id, c.id having count(r.commande_id) <> 1`,
  'a command that said it wrote a collection, and none': `
    select r.commande_id::text as row from commande.commande_resultat r
      left join collecte.collecte k on (k.organisation_id, k.commande_id) = (r.organisation_id, r.commande_id)
    where r.entites ? 'collecte' group by r.organisation_id, r.commande_id having count(k.id) <> 1`,
  'entries that do not sum to zero': `
    select mouvement_id::text as row from matiere.toute_ecriture
    group by mouvement_id, produit_id having sum(quantite_g) <> 0`,
  'a balance that is not the sum of its entries': `
    select s.compte_id::text as row from matiere.solde s
      left join matiere.toute_ecriture e on (e.organisation_id, e.compte_id) = (s.organisation_id, s.compte_id)
    group by s.organisation_id, s.compte_id, s.quantite_g having s.quantite_g <> coalesce(sum(e.quantite_g), 0)`,
  'a lot that holds less than nothing': `
    select c.objet_id::text as row from matiere.compte c
      join matiere.toute_ecriture e on (e.organisation_id, e.compte_id) = (c.organisation_id, c.id)
    where c.genre in ('lot', 'garde') group by c.organisation_id, c.id, c.objet_id having sum(e.quantite_g) < 0`,
  'a capacity that is not what was taken of it': `
    select s.producteur_id::text as row from capacite.solde s
      left join capacite.toute_consommation c
        on (c.organisation_id, c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
         = (s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
    group by s.organisation_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code, s.consomme_g
    having s.consomme_g <> coalesce(sum(c.quantite_g), 0)`,
  'money that does not sum to zero': `
    select mouvement_id::text as row from paiement.ecriture
    group by organisation_id, mouvement_id, devise having sum(montant) <> 0`,
  'a number that two records bear': `
    select numero as row from numerotation.numero_officiel group by organisation_id, numero having count(*) > 1`,
}

/** Each broken law, with a row. */
export async function broken(api: Api): Promise<string[]> {
  const found: string[] = []
  for (const [law, text] of Object.entries(LAWS)) {
    const [first, ...rest] = await api.sql<{ row: string }>(text)
    if (first !== undefined)
      found.push(`${law}: ${first.row}${rest.length > 0 ? `, and ${rest.length} more` : ''}`)
  }
  return found
}

/** Returns the number of rows in each table, except the journals of refusals. */
export async function countOf(api: Api): Promise<ReadonlyMap<string, string>> {
  tables ??= api.sql<{ nom: string }>(
    `select c.oid::regclass::text as nom from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relowner = 'proprietaire'::regrole
       and n.nspname not in ('journal', 'idempotence', 'public') order by 1`,
  )
  const each = (await tables).map(({ nom }) => `select '${nom}' as nom, count(*)::text as n from ${nom}`)
  const rows = await api.sql<{ nom: string; n: string }>(each.join(' union all '))
  return new Map(rows.map(({ nom, n }) => [nom, n]))
}

let tables: Promise<{ nom: string }[]> | undefined
