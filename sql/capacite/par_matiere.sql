-- Sums the ceilings of a campaign and their consumption, by raw material and quality state, in g,
-- with the number of capacities in force and the consumption without a capacity in force.
-- Spec: packs-et-campagnes#tableau, capacites#consommation.
-- Why: a producer who was merged into another keeps a balance and no longer has a ceiling.
create or replace function capacite.par_matiere(p_campagne_id uuid)
returns table (matiere_code text, etat_code text, capacites bigint, plafond_g bigint,
               consomme_g bigint, sans_plafond_g bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select s.matiere_code, s.etat_code, count(c.id),
         coalesce(sum(s.plafond_g) filter (where c.id is not null), 0)::bigint,
         sum(s.consomme_g)::bigint,
         coalesce(sum(s.consomme_g) filter (where c.id is null), 0)::bigint
  from capacite.solde s
    left join capacite.capacite c
      on c.organisation_id = s.organisation_id and c.campagne_id = s.campagne_id
      and c.producteur_id = s.producteur_id and c.matiere_code = s.matiere_code
      and c.etat_code = s.etat_code and c.statut in ('validee', 'a_revalider')
  where s.campagne_id = p_campagne_id
  group by s.matiere_code, s.etat_code
  having count(c.id) > 0 or sum(s.consomme_g) <> 0
  order by s.matiere_code, s.etat_code;
end
$$;
