-- Says what a decision would do, and does nothing: it is taken as `controle.lever` takes it, what
-- it may change is looked at, and all of it is taken back. What is told is what stands then against
-- what stands now, or the refusal that the decision itself would answer.
-- Spec: file-de-controle#essai.
-- Chosen: docs/decisions/0107-essai-d-une-levee.md.
-- Refuses: what `controle.lever` refuses.
-- Why: what was looked at is taken back before what stands is read, so that a record that the
--      decision alone leads to is compared as well. Its refusals end the call; whatever was put off
--      to the end of the transaction is judged before. It rests on an assertion, which a server
--      may be told not to judge.
-- Locks: what `controle.lever` locks, until the answer is made; it waits two seconds at most.
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
      'autres', greatest((select count(*) from effet) - 500, 0)));
end
$$;
