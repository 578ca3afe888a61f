-- Restores capacities after a merge was undone. The producer that the merge had ended gets back its
-- ceilings and its consumption. The capacities of both producers are calculated again from the
-- plots of each, and wait for a validation.
-- Spec: file-de-controle#defusion, capacites#fusion.
-- Locks: both producers' balances, in the order of their keys.
create or replace function capacite.defusionner(
  p_perdus uuid[], p_garde uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cle record;
begin
  perform capacite.deplacer_reprises(p_garde, p_perdus[1], p_le, p_perdus);
  for v_cle in
    select distinct c.campagne_id, c.matiere_code, c.etat_code
    from capacite.capacite c
      join campagne.campagne k on k.organisation_id = c.organisation_id and k.id = c.campagne_id
    where c.producteur_id = p_garde and k.statut <> 'cloturee'
      and c.statut in ('validee', 'a_revalider', 'proposee')
    order by c.campagne_id, c.matiere_code, c.etat_code
  loop
    perform capacite.reproposer(v_cle.campagne_id, p_garde, v_cle.matiere_code, v_cle.etat_code,
                                p_auteur_id, p_le);
  end loop;
  perform capacite.retablir(p_perdus[1], p_auteur_id, p_le);
end
$$;
