-- Locks a supplier and returns it.
-- Spec: conformite-et-certificats#fournisseurs.
-- Refuses: fournisseur_inconnu.
-- Locks: the supplier; not its key, which receptions and certificates point to.
create or replace function fournisseur.verrouiller(p_id uuid) returns fournisseur.fournisseur
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fournisseur fournisseur.fournisseur;
begin
  select d.* into v_fournisseur from fournisseur.fournisseur d where d.id = p_id for no key update;
  if v_fournisseur.id is null then
    raise sqlstate 'TR404' using message = 'fournisseur_inconnu';
  end if;
  return v_fournisseur;
end
$$;
