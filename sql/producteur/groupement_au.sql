-- The group of a producer at a date: that of their latest change not after it, before the first
-- change the one they came from; without any change, today's. Null while the group is unknown.
-- Spec: terrain#producteurs, service#date-de-l-operation.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
create or replace function producteur.groupement_au(
  p_producteur_id uuid, p_le timestamptz) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_declare uuid;
begin
  select r.groupement_id into v_declare from producteur.rattachement r
  where r.producteur_id = p_producteur_id and r.le <= p_le
  order by r.le desc, r.rang desc limit 1;
  if not found then
    select r.ancien_id into v_declare from producteur.rattachement r
    where r.producteur_id = p_producteur_id order by r.le, r.rang limit 1;
    if not found then
      return (select p.groupement_id from producteur.producteur p where p.id = p_producteur_id);
    end if;
  end if;
  return (select g.id from organisation.groupement g where g.id = v_declare);
end
$$;
