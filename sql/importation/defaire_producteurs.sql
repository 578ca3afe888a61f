-- Takes back producers: they count as never active.
-- Spec: imports#annulation.
-- Locks: what `importation.annuler_ecrits` locks.
create or replace function importation.defaire_producteurs(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform importation.annuler_ecrits(
    'producteur.enregistrer', 'producteur_id', p_ids, p_raison, p_auteur_id, p_le);
end
$$;
