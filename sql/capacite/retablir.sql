-- Restores the ceiling of a producer who returned: the ceiling before the exit, but at most today's
-- calculation for the producer's plots. The capacities in open campaigns wait for a validation.
-- Spec: terrain#sortie.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Locks: the producer's balances, in the order of their keys.
create or replace function capacite.retablir(
  p_producteur_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cle record;
begin
  perform capacite.verrouiller_producteurs(p_producteur_id);
  update capacite.solde s set plafond_g = s.plafond_sortie_g, plafond_sortie_g = null
  from campagne.campagne k
  where k.organisation_id = s.organisation_id and k.id = s.campagne_id and k.statut <> 'cloturee'
    and s.producteur_id = p_producteur_id and s.plafond_sortie_g is not null;
  for v_cle in
    select distinct c.campagne_id, c.matiere_code, c.etat_code
    from capacite.capacite c
      join campagne.campagne k on k.organisation_id = c.organisation_id and k.id = c.campagne_id
    where c.producteur_id = p_producteur_id and k.statut <> 'cloturee'
      and c.statut in ('a_revalider', 'remplacee')
    order by c.campagne_id, c.matiere_code, c.etat_code
  loop
    perform capacite.reproposer(v_cle.campagne_id, p_producteur_id, v_cle.matiere_code,
                                v_cle.etat_code, p_auteur_id, p_le);
  end loop;
end
$$;
