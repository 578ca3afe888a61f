-- Requires that a movement may be reversed: it is in force, and its matter is still where it went.
-- Spec: matiere#contrepassation.
-- Refuses: mouvement_inconnu, mouvement_deja_contrepasse, matiere_deja_utilisee.
create or replace function matiere.exiger_renversable(p_mouvement_id uuid)
returns matiere.mouvement
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_mouvement matiere.mouvement;
begin
  select m.* into v_mouvement from matiere.mouvement m where m.id = p_mouvement_id;
  if v_mouvement.id is null then
    raise sqlstate 'TR404' using message = 'mouvement_inconnu';
  elsif v_mouvement.contrepasse_id is not null
    or exists (select from matiere.mouvement m where m.contrepasse_id = p_mouvement_id)
  then
    raise sqlstate 'TR409' using message = 'mouvement_deja_contrepasse';
  end if;
  perform matiere.refuser_usage(matiere.usage_ulterieur(p_mouvement_id));
  return v_mouvement;
end
$$;
