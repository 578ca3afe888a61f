-- Archives of audit dossiers that may be removed: asked for before. They say of everybody what was
-- known of them then; a younger one is kept until it is that old, whoever of it was erased since.
-- Spec: conservation#quand.
create or replace function conservation.dossiers(p_limite timestamptz) returns setof text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.id::text
    from dossier.dossier d
    where d.statut = 'pret' and d.cree_le < p_limite
    order by d.cree_le, d.id;
end
$$;
