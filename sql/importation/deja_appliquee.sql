-- Returns another import of the identical file that is applied, that is about to be applied, or
-- that ended with some rows written. This matters for kinds whose rows would count twice, such as
-- debts: no rule can recognize a repeated debt. Imports of one file are locked together, so that
-- two simultaneous applications see each other.
-- Spec: imports#application, imports#doublons.
-- Locks: the imports of that file, by their ids.
create or replace function importation.deja_appliquee(p_importation importation.importation)
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autre importation.importation;
begin
  if not (select g.cumule from importation.genre g where g.genre = p_importation.genre) then
    return null;
  end if;
  for v_autre in
    select i.* from importation.importation i
    where i.sha256 = p_importation.sha256 and i.genre = p_importation.genre
      and i.organisation_id = p_importation.organisation_id
    order by i.id for update
  loop
    if v_autre.id <> p_importation.id
      and (v_autre.statut in ('en_application', 'applique')
           or v_autre.statut = 'essaye' and v_autre.ecrites > 0)
    then
      return v_autre.id;
    end if;
  end loop;
  return null;
end
$$;
