-- Opens controls on an entity for findings that were not made before: about what an open control
-- of the motif is about already nothing is added, and what was lifted is not asked again as
-- it was. A cancelled command is asked nothing any more.
-- Spec: Control queue, «several controls on one entity».
-- Why: a second judgment repeats the findings of the first; what it finds beside them is new, of
--      the same motif too (another reference, a ceiling that is crossed anew).
create or replace function constat.ouvrir(
  p_commande_id uuid, p_entite text, p_entite_id uuid, p_constats commande.constat[],
  p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into controle.controle
    (organisation_id, commande_id, motif, auteur_id, entite, entite_id, details, ouvert_le)
  select distinct c.organisation_id, c.id, k.motif, c.utilisateur_id,
         coalesce(k.entite, p_entite), coalesce(k.entite_id, p_entite_id), k.details, p_le
  from commande.commande c cross join unnest(p_constats) as k
  where c.id = p_commande_id
    and not exists (select from commande.annulation a where a.commande_id = p_commande_id)
    and not exists (
      select from controle.controle e
        cross join unnest('{champ,id,referentiel,parametre,raison,autre_id}'::text[]) as cle
      where e.commande_id = p_commande_id and e.motif = k.motif
      group by e.id, e.statut, e.details
      having case e.statut
        when 'ouvert' then bool_and(e.details -> cle is not distinct from k.details -> cle)
        else e.details - 'controles' is not distinct from k.details - 'controles' end)
$$;
