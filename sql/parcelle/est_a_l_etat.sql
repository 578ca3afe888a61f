-- Whether a plot is in a state at a date. What is cheap to know of a row is asked first, since few
-- plots of many are in most states.
-- Spec: terrain#carte.
create or replace function parcelle.est_a_l_etat(
  p_parcelle parcelle.parcelle, p_etat text, p_le timestamptz) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if (p_etat = 'sortie') = (p_parcelle.actif_pendant @> p_le) then
    return false;
  end if;
  return p_etat = 'sortie' or p_etat = (
    select s.etat from parcelle.situer(array[p_parcelle.id], false, p_le) as s);
end
$$;
