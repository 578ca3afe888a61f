-- Writes the group of producers whose declared one was unknown and has arrived since; what hangs on
-- them follows.
-- Spec: file-de-controle#reference-arrivee, file-de-controle#correction.
-- Locks: the producers' balances.
create or replace function producteur.resoudre_groupement(variadic p_ids uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  update producteur.producteur p set groupement_id = g.id from organisation.groupement g
  where g.organisation_id = p.organisation_id and g.id = p.groupement_declare
    and p.groupement_id is null and p.id = any (p_ids);
  for v_id in
    select p.id from producteur.producteur p where p.id = any (p_ids) order by p.id
  loop
    perform producteur.propager_groupement(v_id, '-infinity');
  end loop;
end
$$;
