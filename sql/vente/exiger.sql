-- Returns a sale of the organization; it must exist.
-- Spec: ventes-et-expeditions#vente.
-- Refuses: vente_inconnue.
create or replace function vente.exiger(p_id uuid) returns vente.vente
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente;
begin
  select v.* into v_vente from vente.vente v where v.id = p_id;
  if v_vente.id is null then
    raise sqlstate 'TR404' using message = 'vente_inconnue';
  end if;
  return v_vente;
end
$$;
