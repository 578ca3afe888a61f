-- Returns the tables that refer to a table by a foreign key, except the tables that hold its own
-- parts. The caller adds references without a key.
-- Spec: imports#annulation.
-- Why: the catalogue knows every key, so that no added table is forgotten.
create or replace function importation.lire_renvoyeurs(
  p_table regclass, p_ids uuid[], p_parties regclass[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_cle record;
begin
  for v_cle in
    select k.conrelid::regclass as nom, n.nspname as entite, a.attname as colonne
    from pg_catalog.pg_constraint k
      join pg_catalog.pg_class c on c.oid = k.conrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
    where k.confrelid = p_table and k.contype = 'f' and k.conrelid <> all (p_parties)
    order by k.conrelid::regclass::text, a.attname
  loop
    return query execute format(
      'select %L::text, x.%I from %s x where x.%2$I = any ($1) limit 100',
      v_cle.entite, v_cle.colonne, v_cle.nom) using p_ids;
  end loop;
end
$$;
