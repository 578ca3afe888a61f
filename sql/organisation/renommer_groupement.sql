-- Gives a group another name; the journal keeps the former one.
-- Spec: terrain#groupements.
-- Refuses: groupement_inconnu.
create or replace function organisation.renommer_groupement(
  p_id uuid, p_nom text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant organisation.groupement;
begin
  select g.* into v_avant from organisation.groupement g where g.id = p_id for no key update;
  if v_avant.id is null then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  end if;
  update organisation.groupement g set nom = p_nom where g.id = p_id;
  perform journal.consigner(p_le, 'groupement.renommer', 'groupement', p_id,
                            jsonb_build_object('ancien', v_avant.nom, 'nom', p_nom));
  return (select organisation.presenter_groupement(g, p_le)
          from organisation.groupement g where g.id = p_id);
end
$$;
