-- Proposes capacities of producers by today's calculation, in place of pending proposals. A
-- validated capacity returns to validation if its lines contain `p_reposant_sur` (`[]`: every
-- capacity; null: none); otherwise it stays the ceiling. If it returns to validation, the ceiling
-- is the lower of its figure and the proposed one.
-- Spec: capacites#proposition.
-- Chosen: docs/decisions/0012-capacites.md. Locks: the producers' balances.
create or replace function capacite.proposer(
  p_campagne_id uuid, p_producteurs uuid[], p_matiere_code text, p_etat_code text,
  p_reposant_sur jsonb, p_auteur_id uuid, p_le timestamptz) returns uuid[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[];
begin
  perform capacite.verrouiller_soldes(p_campagne_id, p_producteurs, p_matiere_code, p_etat_code);
  update capacite.capacite c
  set statut = case c.statut when 'proposee' then 'remplacee' else 'a_revalider' end
  where c.campagne_id = p_campagne_id and c.producteur_id = any (p_producteurs)
    and c.matiere_code = p_matiere_code and c.etat_code = p_etat_code
    and (c.statut = 'proposee' or c.statut = 'validee' and c.lignes @> p_reposant_sur);

  with neuve as (
    insert into capacite.capacite
      (organisation_id, campagne_id, producteur_id, matiere_code, etat_code, capacite_g, lignes,
       proposee_par, proposee_le)
    select core.organisation_id(), p_campagne_id, e.producteur_id, p_matiere_code, p_etat_code,
           e.capacite_g, e.lignes, p_auteur_id, p_le
    from capacite.evaluer_producteurs(p_campagne_id, p_producteurs, p_matiere_code, p_etat_code,
                                      p_le) as e
    returning id, producteur_id, capacite_g
  ),
  plafonnee as (
    update capacite.solde s set plafond_g = least(a.capacite_g, n.capacite_g)
    from neuve n
      cross join lateral (
        select c.capacite_g from capacite.capacite c
        where c.producteur_id = n.producteur_id and c.statut = 'a_revalider'
          and (c.campagne_id, c.matiere_code, c.etat_code)
            = (p_campagne_id, p_matiere_code, p_etat_code) offset 0) as a
    where (s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code)
        = (p_campagne_id, n.producteur_id, p_matiere_code, p_etat_code)
  )
  select coalesce(array_agg(n.id order by n.producteur_id), '{}') into v_ids from neuve n;
  return v_ids;
end
$$;
