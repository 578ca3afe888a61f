-- Returns an inventory of the organization.
-- Spec: inventaires#proposition.
-- Refuses: inventaire_inconnu.
create or replace function inventaire.exiger(p_id uuid) returns inventaire.inventaire
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inventaire inventaire.inventaire;
begin
  select i.* into v_inventaire from inventaire.inventaire i where i.id = p_id;
  if v_inventaire.id is null then
    raise sqlstate 'TR404' using message = 'inventaire_inconnu';
  end if;
  return v_inventaire;
end
$$;
