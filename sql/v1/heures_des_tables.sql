-- Converts the instants of a table, which the caller requested as a table, to the time zone of the
-- organization or, on the publisher's routes, of the publisher.
-- Spec: api#tables.
-- Refuses: droit_manquant, compte_inactif and what `utilisateur.identifier` refuses.
create or replace function v1.heures_des_tables(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_fuseau text;
begin
  if p_requete ? 'editeur' then
    perform utilisateur.exiger_editeur(p_appelant, now(), p_requete ->> 'editeur');
    v_fuseau := organisation.fuseau_editeur();
  else
    perform utilisateur.exiger_lecteur(p_appelant, now());
    v_fuseau := (select o.fuseau_horaire from organisation.organisation o
                 where o.id = core.organisation_id());
  end if;
  return (
    select json_build_object('heures', coalesce(json_object_agg(i.instant, to_char(
      i.instant::timestamptz at time zone v_fuseau, 'YYYY-MM-DD HH24:MI:SS')), '{}'))
    from jsonb_array_elements_text(p_requete -> 'instants') as i (instant));
end
$$;
grant execute on function v1.heures_des_tables(jsonb, jsonb) to api;
