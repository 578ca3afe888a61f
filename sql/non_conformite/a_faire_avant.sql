-- Returns the due day of an open non-conformity: the day of its latest measure, or else its own;
-- null if neither has a day, or if no correction is required any more.
-- Spec: registres#delai.
create or replace function non_conformite.a_faire_avant(
  p_constat non_conformite.non_conformite) returns date
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_constat.statut not in ('ouverte', 'mesuree')
    or exists (select from commande.annulation a where a.commande_id = p_constat.commande_id) then
    return null;
  end if;
  return coalesce((
    select m.echeance from non_conformite.mesure m
    where m.non_conformite_id = p_constat.id and m.echeance is not null
    order by m.rang desc limit 1), p_constat.echeance);
end
$$;
