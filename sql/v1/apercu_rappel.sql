-- GET /v1/apercu-rappel: returns the records that a recall of one record would reach now, and
-- whether the caller may plan that recall; writes nothing.
-- Spec: rappels#apercu, rappels#actes.
-- Refuses: droit_manquant, and what `rappel.preparer` refuses.
create or replace function v1.apercu_rappel(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lecture(p_appelant, now(), 'rappel');
  v_empechement text;
begin
  select utilisateur.empechement(v_session, now(), variadic porte.droits(p)) into v_empechement
  from porte.porte p where p.nom = 'rappels_planifier';
  return rappel.apercevoir(
      rappel.preparer(p_requete || jsonb_build_object('origines', jsonb_build_array(
        jsonb_build_object('genre', p_requete -> 'genre', 'id', p_requete -> 'objet_id')))),
      now())
    || jsonb_build_object('actes', jsonb_build_array(jsonb_build_object(
         'acte', 'planifier', 'possible', v_empechement is null, 'raison', v_empechement)));
end
$$;
grant execute on function v1.apercu_rappel(jsonb, jsonb) to api;
