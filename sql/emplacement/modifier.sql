-- Changes a place: its name, its capacity (null: not limited), the qualities that it admits,
-- whether it is open. Former values are stored; unchanged values leave no trace. Lots in the place
-- stay.
-- Spec: lots#capacite-du-lieu, lots#qualites-admises, service#actes-simultanes.
-- Refuses: emplacement_inconnu, referentiel_inconnu, referentiel_non_coche.
-- Locks: the place.
create or replace function emplacement.modifier(
  p_id uuid, p_champs jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_place emplacement.emplacement := emplacement.verrouiller(p_id);
  v_avant jsonb;
  v_changes jsonb;
  v_le timestamptz;
begin
  v_le := core.apres(p_le, v_place.actif_pendant);
  v_avant := emplacement.presenter(v_place, v_le)::jsonb;
  update emplacement.emplacement e
  set nom = coalesce(p_champs ->> 'nom', e.nom),
      capacite_g = case when p_champs ? 'capacite_g' then (p_champs ->> 'capacite_g')::bigint
                        else e.capacite_g end,
      actif_pendant = case (p_champs ->> 'actif')::boolean
        when true then e.actif_pendant + tstzmultirange(tstzrange(v_le, null))
        when false then e.actif_pendant - tstzmultirange(tstzrange(v_le, null))
        else e.actif_pendant end
  where e.id = p_id returning e.* into v_place;
  perform emplacement.admettre(p_id, p_champs, v_le);
  select jsonb_object_agg(a.key, jsonb_build_object('avant', v_avant -> a.key, 'apres', a.value))
  into v_changes
  from jsonb_each(emplacement.presenter(v_place, v_le)::jsonb) as a
  where a.key in ('nom', 'capacite_g', 'actif', 'qualites_admises', 'qualites_par_referentiel')
    and a.value is distinct from v_avant -> a.key;
  if v_changes is not null then
    insert into emplacement.changement
      (organisation_id, emplacement_id, champs, le, raison, auteur_id)
    values (v_place.organisation_id, p_id, v_changes, v_le, p_champs ->> 'raison', p_auteur_id);
    perform journal.consigner(v_le, 'emplacement.modifier', 'emplacement', p_id,
                              v_changes || jsonb_build_object('raison', p_champs -> 'raison'));
  end if;
  return emplacement.presenter(v_place, v_le);
end
$$;
