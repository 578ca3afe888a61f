-- Writes the group of a producer whose declared group was unknown and has arrived since, and
-- updates related records.
-- Spec: file-de-controle#reference-arrivee, file-de-controle#correction.
-- Locks: what `producteur.propager_groupement` locks.
create or replace function producteur.resoudre_groupement(p_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update producteur.producteur p set groupement_id = g.id from organisation.groupement g
  where g.organisation_id = p.organisation_id and g.id = p.groupement_declare
    and p.groupement_id is null and p.id = p_id;
  if exists (select from producteur.producteur p where p.id = p_id) then
    perform producteur.propager_groupement(p_id, '-infinity', p_le);
  end if;
end
$$;
