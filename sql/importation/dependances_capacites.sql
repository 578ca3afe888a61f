-- Lists the dependents of imported capacities: their own validation, which sets a ceiling; and, as
-- long as the imported consumption still counts, a later validation of another capacity with the
-- same balance, because its author saw the remainder.
-- Spec: imports#annulation, capacites#reprise.
create or replace function importation.dependances_capacites(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select 'validation', v.capacite_id from capacite.validation v
    where v.capacite_id = any (p_ids)
    union
    select 'validation', d.id
    from (
      select n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code, min(n.le) as le
      from capacite.reprise n where n.capacite_id = any (p_ids)
      group by n.capacite_id, n.campagne_id, n.producteur_id, n.matiere_code, n.etat_code
      having sum(n.quantite_g) <> 0) as r
      cross join lateral (
        select c.id from capacite.capacite c
        where c.producteur_id = r.producteur_id
          and (c.campagne_id, c.matiere_code, c.etat_code)
            = (r.campagne_id, r.matiere_code, r.etat_code)
        offset 0) as d
      join capacite.validation v on v.capacite_id = d.id and v.le >= r.le
    limit 100;
end
$$;
