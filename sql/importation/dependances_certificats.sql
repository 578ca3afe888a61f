-- Lists the dependents of certificates besides their scope: records that refer to them, including
-- their own changes, and operations that they covered since they were recorded.
-- Spec: imports#annulation.
create or replace function importation.dependances_certificats(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from importation.lire_renvoyeurs(
      'certificat.certificat', p_ids, '{certificat.portee}') as d
    union all
    (select o.entite, o.id
     from certificat.certificat c
       cross join lateral certificat.operations_de_la_periode(c.id, c.cree_le, null) as o
     where c.id = any (p_ids) and o.le >= c.cree_le
     limit 100);
end
$$;
