// The rows that belong to a phone, in SQL with joins and the clock, written from the specification on the original tables: it
// checks the rules of replication. $1 organization, $2 agent, $3 device.
import type { SqliteRow } from './library.ts'
import type { Claims, PhoneTables } from './phone.ts'
import { type Read, reading } from './rows.ts'

const ACTIVE = `exists (select from appareil.appareil a
  where a.organisation_id = $1 and a.utilisateur_id = $2 and a.id = $3 and a.statut = 'actif')`
const GROUPS = `(select g.groupement_id from utilisateur.groupement_agent g
  where g.organisation_id = $1 and g.utilisateur_id = $2 and tstzrange(g.debut, g.fin) @> now())`
const OPEN = `(select c.id from campagne.campagne c where c.organisation_id = $1 and c.statut = 'ouverte')`
const MEMBER = `d.organisation_id = $1 and d.groupement_id in ${GROUPS} and d.actif_pendant @> now()`
const CONTRACT = `k.organisation_id = $1 and k.statut = 'actif'
  and (upper(k.actif_pendant) is null or upper(k.actif_pendant) > now())
  and (k.groupement_id is null or k.groupement_id in ${GROUPS})`
const CERTIFICATE = `select c.id, c.organisation_id, c.groupement_id, c.numero, c.organisme, c.referentiel_code,
  c.categorie, c.valide_du, c.valide_au, c.statut from certificat.certificat c
  where c.organisation_id = $1 and upper(c.valide_pendant) > now() and c.fournisseur_id is null`
const HELD = `(select p.id from parcelle.parcelle p join producteur.producteur d
  on (d.organisation_id, d.id) = (p.organisation_id, p.producteur_id)
  where ${MEMBER} and p.actif_pendant @> now())`

const STATEMENTS: Readonly<Record<string, string>> = {
  referentiel: 'select code as id, libelle from conformite.referentiel',
  etat: `select referentiel_code || ':' || code as id, referentiel_code, code, libelle_fr, libelle_en, rang,
    categorie_affichage from conformite.etat`,
  devise: 'select code as id, exposant from devise.devise',
  type_commande: `select type as id, courante, permission, module, reference_provisoire_requise
    from commande.type_commande`,
  motif: 'select motif as id, ecrit, bloquant, description from controle.motif',
  organisation: `select id, code, nom, langue, fuseau_horaire, devise_defaut from organisation.organisation where id = $1`,
  groupement: 'select id, organisation_id, code, nom from organisation.groupement where organisation_id = $1',
  campagne: `select id, organisation_id, code, nom, statut, annee, date_ouverture_prevue, date_cloture_prevue,
    pack_version_id, modele_numerotation_version from campagne.campagne where organisation_id = $1`,
  produit: `select id, organisation_id, code, nom_fr, nom_en, unite_code, est_matiere_premiere,
    matiere_premiere_liee_code, coefficient_ppm, actif_pendant::text as actif_pendant, pack_version_id, attributs
    from produit.produit where organisation_id = $1`,
  parametre: `select distinct p.pack_version_id || ':' || p.cle as id, p.pack_version_id, p.cle, p.valeur::text as valeur
    from pack.parametre p join campagne.campagne c using (pack_version_id)
    where c.organisation_id = $1 and c.statut = 'ouverte'`,
  referentiel_coche: `select referentiel_code as id, organisation_id, coche_pendant from conformite.referentiel_coche
    where organisation_id = $1`,
  module:
    'select module as id, organisation_id, actif_pendant from module.activation where organisation_id = $1',
  emplacement: `select id, organisation_id, code, nom, actif_pendant from emplacement.emplacement
    where organisation_id = $1`,
  intrant: `select id, organisation_id, code, nom, unite_code, actif_pendant, pack_version_id from intrant.intrant
    where organisation_id = $1`,
  autorisation: `select intrant_id || ':' || referentiel_code || ':' || pack_version_id as id, organisation_id,
    intrant_id, referentiel_code, pack_version_id from intrant.autorisation where organisation_id = $1`,
  contrat: `select k.id, k.organisation_id, k.groupement_id, k.code, k.campagne_id, k.statut, k.debut, k.fin,
    k.actif_pendant, k.tolerance_cp from contrat.contrat k where ${CONTRACT}`,
  contrat_ligne: `select l.contrat_id || ':' || l.rang as id, l.organisation_id, l.contrat_id, l.rang, l.produit_id,
    l.quantite_g from contrat.ligne l join contrat.contrat k on (k.organisation_id, k.id) = (l.organisation_id, l.contrat_id)
    where ${CONTRACT}`,
  producteur: `select p.id, p.organisation_id, d.groupement_id, p.nom, p.prenoms, p.sexe, p.date_naissance, p.telephone,
    p.localite, p.version, p.fusionne_dans from producteur.producteur p join producteur.producteur d
    on (d.organisation_id, d.id) = (p.organisation_id, coalesce(p.fusionne_dans, p.id)) where ${MEMBER}`,
  parcelle: `select p.id, p.organisation_id, d.groupement_id, d.id as producteur_id, p.nom, p.surface_declaree_m2,
    (select coalesce(json_agg(json_build_object('produit_id', c.produit_id, 'part_cp', c.part_cp, 'strate', c.strate,
         'cycle', c.cycle) order by c.produit_declare, c.strate desc, c.cycle nulls first), '[]')::text
     from parcelle.culture c where (c.organisation_id, c.parcelle_id) = (p.organisation_id, p.id)
       and (c.assolement_id = (select a.id from parcelle.assolement a where a.organisation_id = p.organisation_id
              and a.parcelle_id = p.id order by a.le desc, a.rang desc limit 1)
            or c.assolement_id is null and not exists (select from parcelle.assolement a
              where a.organisation_id = p.organisation_id and a.parcelle_id = p.id))) as cultures,
    v.id as polygone_id, st_asgeojson(v.forme, 7) as geojson, v.surface_m2, v.perimetre_m, v.precision_mediane_cm,
    v.date_operation as releve_le, p.fusionnee_dans, p.longitude_microdegres, p.latitude_microdegres
    from parcelle.parcelle p join producteur.producteur d on (d.organisation_id, d.id) = (p.organisation_id, p.producteur_id)
      left join lateral (select g.* from parcelle.polygone g
        where (g.organisation_id, g.parcelle_id) = (p.organisation_id, p.id) and g.forme is not null
          and not exists (select from parcelle.polygone r
                          where r.organisation_id = g.organisation_id and r.remplace_id = g.id)
        order by g.date_operation desc, g.id desc limit 1) v on true
    where ${MEMBER} and p.actif_pendant @> now()`,
  statut_parcelle: `select s.id, s.organisation_id, d.groupement_id, s.parcelle_id, s.referentiel_code, s.etat_code,
    lower(s.periode) as depuis from conformite.statut_parcelle s
      join parcelle.parcelle p on (p.organisation_id, p.id) = (s.organisation_id, s.parcelle_id)
      join producteur.producteur d on (d.organisation_id, d.id) = (p.organisation_id, p.producteur_id)
    where s.periode @> now() and s.parcelle_id in ${HELD}`,
  certificat: `${CERTIFICATE} and (c.groupement_id is null or c.groupement_id in ${GROUPS})`,
  capacite: `select k.id, k.organisation_id, d.groupement_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code,
    k.capacite_g from capacite.capacite k
      join producteur.producteur d on (d.organisation_id, d.id) = (k.organisation_id, k.producteur_id)
    where k.organisation_id = $1 and k.statut = 'validee' and k.campagne_id in ${OPEN} and d.groupement_id in ${GROUPS}`,
  solde: `select s.campagne_id || ':' || s.producteur_id || ':' || s.matiere_code || ':' || s.etat_code as id,
    s.organisation_id, d.groupement_id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code, s.plafond_g,
    s.consomme_g from capacite.solde s
      join producteur.producteur d on (d.organisation_id, d.id) = (s.organisation_id, s.producteur_id)
    where s.organisation_id = $1 and s.campagne_id in ${OPEN} and d.groupement_id in ${GROUPS}`,
  collecte: `select id, organisation_id, groupement_id, commande_id, reference_provisoire, campagne_id, producteur_id,
    parcelle_id, produit_id, contrat_id, date_operation, net_g, refaction_g, net_marchand_g, numero_officiel,
    statut
    from collecte.collecte where organisation_id = $1 and utilisateur_id = $2
      and date_operation > now() - interval '30 days'`,
  affectation: `select id, organisation_id, utilisateur_id, groupement_id, debut, fin from utilisateur.groupement_agent
    where organisation_id = $1 and utilisateur_id = $2 and tstzrange(debut, fin) @> now()`,
}

const OWN: Readonly<Record<string, string>> = {
  appareil: `select id, organisation_id, utilisateur_id, code_court, statut, revoque_le from appareil.appareil
    where organisation_id = $1 and utilisateur_id = $2 and id = $3`,
  commande_resultat: `select commande_id as id, organisation_id, appareil_id, issue, motifs, alertes, numero_officiel,
    entites, date_operation, recue_le, details from commande.commande_resultat
    where organisation_id = $1 and appareil_id = $3 and recue_le > now() - interval '28 days'`,
}

/** Returns the exact rows and columns that a phone must have; tables without rows are left out. */
export function perimeterOf(url: string, claims: Claims): Promise<PhoneTables> {
  return reading(url, (read) => perimeterBy(read, claims))
}

async function perimeterBy(ask: Read, claims: Claims): Promise<PhoneTables> {
  const all = [claims.organisation_id, claims.utilisateur_id, claims.appareil_id]
  const read = async (text: string) => {
    const highest = Math.max(0, ...[...text.matchAll(/\$(\d)/g)].map(([, n]) => Number(n)))
    const named = all.slice(0, highest).map((_, index) => `$${index + 1}::uuid is not null`)
    const guarded = `select t.* from (${text}) t where ${[...named, 'true'].join(' and ')}`
    const rows = await ask(guarded, all.slice(0, highest))
    return Object.fromEntries(rows.map((row) => [String(row.id), row])) as Record<string, SqliteRow>
  }
  const tables: Record<string, Record<string, SqliteRow>> = {}
  const [{ active } = { active: 0n }] = await ask(`select ${ACTIVE} as active`, all)
  const statements = { ...OWN, ...(active === 1n ? STATEMENTS : {}) }
  for (const [table, text] of Object.entries(statements)) {
    const rows = await read(text)
    if (Object.keys(rows).length > 0) tables[table] = rows
  }
  return tables
}
