-- Returns the producer of an id, locked against other events; for a merged record, the kept one.
-- Spec: terrain#producteurs.
-- Refuses: producteur_inconnu.
-- Locks: the producer; what refers to it may still be written.
create or replace function producteur.verrouiller(p_id uuid) returns producteur.producteur
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := p_id;
  v_producteur producteur.producteur;
begin
  loop
    select p.* into v_producteur from producteur.producteur p where p.id = v_id for no key update;
    exit when v_producteur.fusionne_dans is null;
    v_id := v_producteur.fusionne_dans;
  end loop;
  if v_producteur.id is null then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  end if;
  return v_producteur;
end
$$;
