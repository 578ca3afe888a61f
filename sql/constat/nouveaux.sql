-- The findings, among some about a command, that were not made before: about what an open control
-- of the motif is about already nothing is new, and what was lifted is not asked again as it was.
-- Of a cancelled command nothing is asked any more.
-- Spec: file-de-controle#effet.
create or replace function constat.nouveaux(
  p_commande_id uuid, p_constats commande.constat[]) returns setof commande.constat
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select distinct k.motif, k.entite, k.entite_id, k.details
  from unnest(p_constats) as k
  where not exists (select from commande.annulation a where a.commande_id = p_commande_id)
    and not exists (
      select from controle.controle e
        cross join unnest('{champ,id,referentiel,parametre,raison,autre_id}'::text[]) as cle
      where e.commande_id = p_commande_id and e.motif = k.motif
      group by e.id, e.statut, e.details
      having case e.statut
        when 'ouvert' then bool_and(e.details -> cle is not distinct from k.details -> cle)
        else e.details - 'controles' is not distinct from k.details - 'controles' end);
end
$$;
