-- Merges capacities after a merge of producers. The kept producer's capacities return to validation
-- with the present yields of all plots, unless nothing changes. The lost producer's capacities end;
-- consumption from elsewhere is added to the kept producer's.
-- Spec: capacites#fusion, capacites#reprise.
-- Chosen: a merge moves consumption, not ceilings; docs/decisions/0012-capacites.md.
-- Locks: the kept producer's balances, in the order of their keys.
create or replace function capacite.fusionner(
  p_perdu uuid, p_garde uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cle record;
begin
  perform capacite.deplacer_reprises(p_perdu, p_garde, p_le);
  for v_cle in
    select distinct c.campagne_id, c.matiere_code, c.etat_code
    from capacite.capacite c
      join campagne.campagne k on k.organisation_id = c.organisation_id and k.id = c.campagne_id
    where c.producteur_id in (p_perdu, p_garde) and k.statut <> 'cloturee'
      and c.statut in ('validee', 'a_revalider', 'proposee')
    order by c.campagne_id, c.matiere_code, c.etat_code
  loop
    perform capacite.proposer(v_cle.campagne_id, array[p_garde], v_cle.matiere_code,
                              v_cle.etat_code, '[]', p_auteur_id, p_le)
    from capacite.evaluer(v_cle.campagne_id, p_garde, v_cle.matiere_code, v_cle.etat_code,
                          p_le) as e
    where not exists (
      select from capacite.capacite c
      where (c.campagne_id, c.producteur_id, c.matiere_code, c.etat_code)
          = (v_cle.campagne_id, p_garde, v_cle.matiere_code, v_cle.etat_code)
        and c.statut = 'validee' and c.lignes = e.lignes);
  end loop;
  update capacite.capacite c set statut = 'remplacee'
  where c.producteur_id = p_perdu and c.statut in ('validee', 'a_revalider', 'proposee');
end
$$;
