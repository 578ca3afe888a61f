-- Returns a supplier of the organization; it must exist.
-- Spec: conformite-et-certificats#fournisseurs.
-- Refuses: fournisseur_inconnu.
create or replace function fournisseur.exiger(p_id uuid) returns fournisseur.fournisseur
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fournisseur fournisseur.fournisseur;
begin
  select d.* into v_fournisseur from fournisseur.fournisseur d where d.id = p_id;
  if v_fournisseur.id is null then
    raise sqlstate 'TR404' using message = 'fournisseur_inconnu';
  end if;
  return v_fournisseur;
end
$$;
