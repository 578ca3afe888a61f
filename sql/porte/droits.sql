-- Returns the permissions that the opening of an API function requires: the function's own, or
-- those of the acts that it performs.
-- Chosen: docs/decisions/0054-actes.md, docs/decisions/0055-portes-en-lignes.md.
create or replace function porte.droits(p_porte porte.porte) returns text[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_droits text[] := p_porte.droits;
begin
  if p_porte.ouverture = 'acte' then
    v_droits := array(select distinct a.permission from acte.acte a
                      where a.porte = p_porte.nom and a.permission is not null);
    assert cardinality(v_droits) = 1,
      format('%s: its acts ask for one permission, not for %s', p_porte.nom, v_droits);
  end if;
  return v_droits;
end
$$;
