-- Opens controls on an entity for findings that were not made before; those of the same motif and
-- field stay as they are.
-- Spec: Control queue, «several controls on one entity».
-- Why: a second judgment repeats the findings of the first.
create or replace function controle.ouvrir(
  p_commande_id uuid, p_entite text, p_entite_id uuid, p_constats commande.constat[],
  p_le timestamptz) returns void
language sql
set search_path = ''
as $$
  insert into controle.controle
    (organisation_id, commande_id, motif, auteur_id, entite, entite_id, details, ouvert_le)
  select c.organisation_id, c.id, k.motif, c.utilisateur_id, p_entite, p_entite_id, k.details, p_le
  from commande.commande c cross join unnest(p_constats) as k
  where c.id = p_commande_id
    and not exists (
      select from controle.controle e
      where e.commande_id = p_commande_id and e.motif = k.motif
        and e.details ->> 'champ' is not distinct from k.details ->> 'champ')
$$;
