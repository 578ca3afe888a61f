-- Takes back plots: they count as never active.
-- Spec: imports#annulation.
-- Locks: what `importation.annuler_ecrits` locks, and the producers' balances.
create or replace function importation.defaire_parcelles(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform importation.annuler_ecrits(
    'parcelle.enregistrer', 'parcelle_id', p_ids, p_raison, p_auteur_id, p_le);
end
$$;
