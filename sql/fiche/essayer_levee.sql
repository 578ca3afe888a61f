-- Simulates a decision: takes it as `controle.lever` does, reads the records that it may change,
-- and rolls everything back. Returns how these records would differ from their present values, or
-- the refusal of the decision.
-- Spec: file-de-controle#essai.
-- Chosen: docs/decisions/0107-essai-d-une-levee.md.
-- Refuses: what `controle.lever` refuses.
-- Why: the decision is rolled back before the present values are read, so that records found only
--      through the decision are compared too. A refusal of the decision ends the call; checks
--      deferred to the end of the transaction run before the rollback. The function rolls
--      back by a failing assertion; it sets `check_asserts`, which a server may switch off.
-- Locks: the locks of `controle.lever`, until the result is ready; it waits for them two seconds at
--        most.
create or replace function fiche.essayer_levee(
  p_session utilisateur.session, p_id uuid, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
set plpgsql.check_asserts = on
as $$
declare
  v_ids uuid[] := controle.vises(p_session, p_id, p_requete);
  v_leves uuid[];
  v_portee jsonb := fiche.portee(v_ids, p_session, p_le);
  v_ensuite jsonb;
  v_apres jsonb;
begin
  begin
    perform set_config('lock_timeout', '2s', true);
    perform controle.lever(p_session, p_id, p_requete, p_le);
    set constraints all immediate;
    v_ensuite := fiche.portee(v_ids, p_session, p_le);
    v_portee := (
      select jsonb_object_agg(g.genre, coalesce(v_portee -> g.genre, '[]') || g.ids)
      from jsonb_each(v_ensuite) as g (genre, ids));
    v_leves := array(select c.id from controle.controle c
                     where c.id = any (v_ids) and c.statut = 'leve' order by c.id);
    v_apres := fiche.portrait(v_portee, p_le);
    assert false, 'all of it is taken back';
  exception
    when assert_failure then
      if v_apres is null then
        raise;
      end if;
  end;
  return (
    with effet as materialized (
      select e.* from fiche.effets(fiche.portrait(v_portee, p_le), v_apres) as e
    )
    select json_build_object(
      'controles', to_json(v_leves),
      'effets', (
        select coalesce(json_agg(to_json(u) order by u.rang), '[]')
        from (select e.* from effet e order by e.rang limit 500) as u),
      'autres', greatest((select count(*) from effet) - 500, 0),
      'sommes', (
        select fiche.sommes(coalesce(jsonb_agg(to_jsonb(e)), '[]')) from effet e
        where e.entite <> 'controle' or e.id is null or e.id <> all (v_leves))));
end
$$;
