-- Gives a group another name; the journal keeps the former one.
-- Spec: terrain#groupements.
-- Refuses: groupement_inconnu. Locks: the group.
create or replace function organisation.renommer_groupement(
  p_id uuid, p_nom text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant organisation.groupement := organisation.verrouiller_groupement(p_id);
begin
  update organisation.groupement g set nom = p_nom where g.id = p_id;
  perform journal.consigner(p_le, 'groupement.renommer', 'groupement', p_id,
                            jsonb_build_object('ancien', v_avant.nom, 'nom', p_nom));
  return (select organisation.presenter_groupement(g, p_le)
          from organisation.groupement g where g.id = p_id);
end
$$;
