-- Attaches a producer to a group from an instant on, by the office or a command. A change that is
-- dated before the change in force takes effect at the instant of that change; a cancelled change
-- is not in force. Plots, balances and later collections are updated too.
-- Spec: terrain#groupement-du-membre, types-de-commandes#producteur-modifier.
-- Chosen: a group that is not known yet is kept as declared;
--         docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Locks: the producer's balances; the producer is locked already.
create or replace function producteur.rattacher(
  p_producteur_id uuid, p_groupement_id uuid, p_date timestamptz, p_raison text, p_auteur_id uuid,
  p_le timestamptz, p_commande_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := greatest(p_date, (
    select max(r.le) from producteur.rattachement r
    where r.producteur_id = p_producteur_id
      and not exists (select from commande.annulation a where a.commande_id = r.commande_id)));
begin
  insert into producteur.rattachement
    (organisation_id, producteur_id, ancien_id, groupement_id, le, raison, auteur_id,
     enregistre_le, commande_id)
  select p.organisation_id, p.id, coalesce(p.groupement_id, p.groupement_declare), p_groupement_id,
         v_date, p_raison, p_auteur_id, p_le, p_commande_id
  from producteur.producteur p where p.id = p_producteur_id;
  update producteur.producteur p set groupement_declare = p_groupement_id
  where p.id = p_producteur_id;
  perform producteur.propager_groupement(p_producteur_id, v_date, p_le);
end
$$;
