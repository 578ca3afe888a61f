-- Locks a group and returns it.
-- Spec: terrain#groupements.
-- Refuses: groupement_inconnu.
-- Locks: the group; not its key, which members point to.
create or replace function organisation.verrouiller_groupement(p_id uuid)
returns organisation.groupement
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupement organisation.groupement;
begin
  select g.* into v_groupement from organisation.groupement g where g.id = p_id for no key update;
  if v_groupement.id is null then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  end if;
  return v_groupement;
end
$$;
