-- Inserts capacities and their opening balances. Capacities are calculated from surveys, shares and
-- yields, and validated by two persons. $1 the campaign, $2 the loading, $3 {auteur, direction,
-- rsci} accounts, $4 the producers whose capacity the direction has not validated yet, $5 the
-- prefix of the ids, $6 the number before the first.
with ligne as (
  select p.producteur_id, p.groupement_id, p.id as parcelle_id, m.code as matiere_code, s.etat_code,
         g.surface_m2, c.part_cp, r.id is null as rendement_defaut,
         coalesce(r.rendement_g_ha, (d.valeur #>> '{}')::bigint) as rendement_g_ha
  from campagne.campagne k
    join pack.pack_version v on v.id = k.pack_version_id
    join parcelle.parcelle p on p.organisation_id = k.organisation_id
    join parcelle.polygone g on g.organisation_id = p.organisation_id and g.parcelle_id = p.id
    join parcelle.culture c on c.organisation_id = p.organisation_id and c.parcelle_id = p.id
    join produit.produit m
      on m.organisation_id = c.organisation_id and m.id = c.produit_id and m.est_matiere_premiere
    join conformite.statut_parcelle s
      on s.organisation_id = p.organisation_id and s.parcelle_id = p.id
        and s.referentiel_code = v.referentiel_capacite and s.periode @> $2::timestamptz
    left join parcelle.rendement r
      on r.organisation_id = p.organisation_id and r.parcelle_id = p.id
        and r.campagne_id = k.id and r.produit_id = m.id
    join pack.parametre d on d.pack_version_id = v.id and d.cle = 'rendement_defaut.' || m.code
  where k.id = $1::uuid
),
somme as (
  select l.producteur_id, l.groupement_id, l.matiere_code, l.etat_code,
         sum(div(l.surface_m2::numeric * l.part_cp * l.rendement_g_ha, 100000000)) as capacite_g,
         jsonb_agg(jsonb_build_object(
           'parcelle_id', l.parcelle_id, 'surface_m2', l.surface_m2, 'part_cp', l.part_cp,
           'rendement_g_ha', l.rendement_g_ha, 'rendement_defaut', l.rendement_defaut)
           order by l.parcelle_id) as lignes,
         $6::integer + row_number() over (order by l.producteur_id, l.matiere_code, l.etat_code) as rang
  from ligne l
  group by l.producteur_id, l.groupement_id, l.matiere_code, l.etat_code
),
capacite as (
  insert into capacite.capacite
    (organisation_id, id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes,
     statut, proposee_par, proposee_le)
  select core.organisation_id(), ($5::text || lpad(to_hex(s.rang), 12, '0'))::uuid, $1::uuid,
         s.producteur_id, s.matiere_code, s.etat_code, s.capacite_g, s.lignes,
         case when s.producteur_id = any ($4::uuid[]) then 'proposee' else 'validee' end,
         ($3::jsonb ->> 'auteur')::uuid, $2::timestamptz - interval '52 days'
  from somme s
  returning id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, statut
),
validation as (
  insert into capacite.validation (organisation_id, capacite_id, role, utilisateur_id, le)
  select core.organisation_id(), c.id, r.role, ($3::jsonb ->> r.role)::uuid,
         $2::timestamptz - r.depuis
  from capacite c
    join (values ('rsci', interval '50 days'), ('direction', interval '49 days')) as r (role, depuis)
      on c.statut = 'validee' or r.role = 'rsci'
)
insert into capacite.solde
  (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, groupement_id, plafond_g)
select core.organisation_id(), c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code,
       p.groupement_id, c.capacite_g
from capacite c join producteur.producteur p on p.id = c.producteur_id
where c.statut = 'validee'
