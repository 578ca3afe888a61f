-- Opens controls on an entity for new findings.
-- Spec: file-de-controle#effet.
-- Why: a second judgement repeats the findings of the first. Every other finding is new, even with
--      the same motif (another reference, a ceiling that is exceeded again).
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
  from commande.commande c cross join constat.nouveaux(p_commande_id, p_constats) as k
  where c.id = p_commande_id
$$;
