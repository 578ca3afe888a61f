-- Presents an inventory with its counts; it must exist.
-- Spec: inventaires#proposition.
-- Refuses: inventaire_inconnu.
create or replace function inventaire.detailler(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return inventaire.presenter_detail((inventaire.exiger(p_id)).id);
end
$$;
