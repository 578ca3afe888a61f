-- Takes back plots: they count as never active.
-- Spec: imports#annulation.
-- Locks: the plots, by id, and the producers' balances.
create or replace function importation.defaire_parcelles(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  foreach v_id in array p_ids loop
    perform parcelle.annuler(importation.contexte(
      'parcelle.enregistrer', jsonb_build_object('parcelle_id', v_id), null, p_le,
      p_auteur_id, p_le), p_auteur_id, p_le);
  end loop;
end
$$;
