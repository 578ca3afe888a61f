-- Inserts capacities in the other states: one replaced by a later one, one refused proposal, one
-- that a survey returned to validation. Each exists besides the present capacity of its producer.
-- $1 the loading, $2 {auteur, direction, rsci} accounts, $3 a producer per state, $4 the prefix of
-- the ids.
with modele as (
  select e.key as statut, c.id as actuelle_id, c.campagne_id, c.producteur_id, c.matiere_code,
         c.etat_code, c.capacite_g as actuelle_g, p.groupement_id,
         case e.key when 'remplacee' then 8 when 'refusee' then 30 else 11 end as dixiemes,
         499 + row_number() over (order by e.key, c.id) as rang, c.lignes
  from jsonb_each_text($3) as e
    join capacite.capacite c on c.producteur_id = e.value::uuid
      and c.statut = case e.key when 'a_revalider' then 'proposee' else 'validee' end
    join producteur.producteur p on p.organisation_id = c.organisation_id and p.id = c.producteur_id
),
reckoning as (
  select m.rang,
         sum(div((l ->> 'surface_m2')::numeric * (l ->> 'part_cp')::numeric
                   * div((l ->> 'rendement_g_ha')::numeric * m.dixiemes, 10), 100000000))
           as capacite_g,
         jsonb_agg(l || jsonb_build_object(
           'rendement_defaut', false,
           'rendement_g_ha', div((l ->> 'rendement_g_ha')::numeric * m.dixiemes, 10))) as lignes
  from modele m cross join jsonb_array_elements(m.lignes) as l
  group by m.rang
),
capacite as (
  insert into capacite.capacite
    (organisation_id, id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes,
     statut, proposee_par, proposee_le)
  select core.organisation_id(), ($4::text || lpad(to_hex(m.rang), 12, '0'))::uuid, m.campagne_id,
         m.producteur_id, m.matiere_code, m.etat_code, r.capacite_g, r.lignes, m.statut,
         ($2::jsonb ->> 'auteur')::uuid, $1::timestamptz - interval '57 days'
  from modele m join reckoning r using (rang)
  returning id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, statut
),
validation as (
  insert into capacite.validation (organisation_id, capacite_id, role, utilisateur_id, le)
  select core.organisation_id(), c.id, r.role, ($2::jsonb ->> r.role)::uuid,
         $1::timestamptz - interval '56 days'
  from capacite c cross join unnest('{direction,rsci}'::text[]) as r (role)
  where c.statut <> 'refusee'
),
refus as (
  insert into capacite.refus (organisation_id, capacite_id, utilisateur_id, raison, le)
  select core.organisation_id(), c.id, ($2::jsonb ->> 'direction')::uuid,
         'Rendement invraisemblable pour cette parcelle', $1::timestamptz - interval '56 days'
  from capacite c where c.statut = 'refusee'
)
insert into capacite.solde
  (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, groupement_id, plafond_g)
select core.organisation_id(), m.campagne_id, m.producteur_id, m.matiere_code, m.etat_code,
       m.groupement_id, least(c.capacite_g, m.actuelle_g)
from modele m
  join capacite c on (c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
    = (m.campagne_id, m.producteur_id, m.matiere_code, m.etat_code)
where m.statut = 'a_revalider'
