-- Takes back producers: they were active at no time.
-- Spec: imports#annulation.
-- Locks: the producers, by id.
create or replace function importation.defaire_producteurs(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  foreach v_id in array p_ids loop
    perform producteur.annuler(importation.contexte(
      'producteur.enregistrer', jsonb_build_object('producteur_id', v_id), null, p_le,
      p_auteur_id, p_le), p_auteur_id, p_le);
  end loop;
end
$$;
