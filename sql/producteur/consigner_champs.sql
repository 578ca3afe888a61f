-- Records the value of each field in a version of a producer: later modifications are compared with
-- it.
-- Spec: types-de-commandes#producteur-modifier.
create or replace function producteur.consigner_champs(
  p_contexte commande.contexte, p_producteur_id uuid, p_version integer, p_champs jsonb)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into producteur.champ
    (organisation_id, producteur_id, champ, version, valeur, auteur_id, date_operation,
     enregistre_le, commande_id)
  select p_contexte.organisation_id, p_producteur_id, c.key, p_version, c.value,
         p_contexte.utilisateur_id, p_contexte.date_operation, p_contexte.recue_le,
         p_contexte.commande_id
  from jsonb_each(p_champs) as c;
end
$$;
