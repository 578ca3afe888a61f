-- Returns the declaration of crops in force on a plot at a date: the latest one that is not after
-- the date. Among declarations of the same instant, the office's counts, or else the one of the
-- command with the highest id, whatever the order of arrival. Null means that the crops of the
-- plot's registration apply.
-- Spec: terrain#cultures, commandes#ordre-d-arrivee.
create or replace function parcelle.assolement_au(
  p_parcelle_id uuid, p_le timestamptz) returns uuid
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select a.id from parcelle.assolement a
    where a.parcelle_id = p_parcelle_id and a.le <= p_le
    order by a.le desc, a.commande_id desc, a.rang desc limit 1);
end
$$;
